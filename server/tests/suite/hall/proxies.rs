//! A bad network: a proxy that loses, doubles and delays messages between viewers and a hall.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::server::{ErrorResponse, Request, Response};
use tokio_tungstenite::{WebSocketStream, accept_hdr_async, connect_async};

/// A proxy in front of a hall. Of ten messages two are lost, two come twice, and two come after the next.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    mischief: Arc<Mischief>,
    listening: JoinHandle<()>,
}

/// What becomes of messages, and how often it did.
struct Mischief {
    luck: Mutex<u64>,
    passed: AtomicU64,
    lost: AtomicU64,
    doubled: AtomicU64,
    delayed: AtomicU64,
}

impl Proxy {
    pub(crate) async fn open(hall: SocketAddr, seed: u64) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address = listener.local_addr().expect("it listens");
        let count = AtomicU64::default;
        let luck = Mutex::new(seed.wrapping_add(0x9e37_79b9_7f4a_7c15));
        let mischief = Mischief { luck, passed: count(), lost: count(), doubled: count(), delayed: count() };
        let mischief = Arc::new(mischief);
        let ours = Arc::clone(&mischief);
        let listening = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(carry(stream, hall, Arc::clone(&ours)));
            }
        });
        Proxy { address, mischief, listening }
    }

    /// How many messages went through, were lost, came twice and came late.
    pub(crate) fn counts(&self) -> [u64; 4] {
        let Mischief { passed, lost, doubled, delayed, .. } = &*self.mischief;
        [passed, lost, doubled, delayed].map(|count| count.load(Ordering::Relaxed))
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

/// Carries messages between a viewer and the hall until one of them hangs up.
async fn carry(stream: TcpStream, hall: SocketAddr, mischief: Arc<Mischief>) {
    let mut path = String::new();
    #[expect(clippy::result_large_err, reason = "the crate wants it so")]
    let note = |request: &Request, response: Response| -> Result<Response, ErrorResponse> {
        request.uri().path().clone_into(&mut path);
        Ok(response)
    };
    let Ok(viewer) = accept_hdr_async(stream, note).await else { return };
    let Ok((table, _)) = connect_async(format!("ws://{hall}{path}")).await else { return };
    let ((to_viewer, from_viewer), (to_table, from_table)) = (viewer.split(), table.split());
    tokio::select! {
        () = mischief.pass_on(from_viewer, to_table) => {}
        () = mischief.pass_on(from_table, to_viewer) => {}
    }
}

impl Mischief {
    async fn pass_on<A, B>(
        &self,
        mut from: SplitStream<WebSocketStream<A>>,
        mut to: SplitSink<WebSocketStream<B>, Message>,
    ) where
        WebSocketStream<A>: StreamExt<Item = Result<Message, tokio_tungstenite::tungstenite::Error>>,
        WebSocketStream<B>: SinkExt<Message> + Unpin,
    {
        let mut late = Vec::new();
        while let Some(Ok(message)) = from.next().await {
            if !message.is_text() {
                continue;
            }
            let (count, copies) = match self.draw() {
                0 | 1 => (&self.lost, 0),
                2 | 3 => (&self.doubled, 2),
                4 | 5 => {
                    self.delayed.fetch_add(1, Ordering::Relaxed);
                    late.push(message);
                    continue;
                }
                _ => (&self.passed, 1),
            };
            count.fetch_add(1, Ordering::Relaxed);
            let mut now = vec![message; copies];
            now.append(&mut late);
            for message in now {
                if to.send(message).await.is_err() {
                    return;
                }
            }
        }
    }

    /// A number below ten.
    fn draw(&self) -> u64 {
        let mut luck = self.luck.lock().expect("nobody panicked");
        *luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*luck >> 33) % 10
    }
}
