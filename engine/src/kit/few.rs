//! Short lists in order.

/// Sorts a few things by a key; of those alike, the first stays the first.
///
/// For a handful of pieces this is as quick as the library's way, which is several kilobytes of program for each type
/// that is sorted. Browsers load them all.
pub fn sort_few<T, K: Ord>(few: &mut [T], key: impl Fn(&T) -> K) {
    for new in 1..few.len() {
        let mut at = new;
        while at > 0 && key(&few[at]) < key(&few[at - 1]) {
            few.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn it_sorts_as_the_library_does(list: Vec<(u8, u8)>) {
            let (mut few, mut sorted) = (list.clone(), list);
            sort_few(&mut few, |(key, _)| key % 8);
            sorted.sort_by_key(|(key, _)| key % 8);
            prop_assert_eq!(few, sorted);
        }
    }
}
