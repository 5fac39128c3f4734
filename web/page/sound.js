// Sounds of our own, made on the spot: cows, cards, dice, bells. Loaded when the first one is due. The page says what
// is due in `data-sound` and `data-buzz` of its root, and that there is something in the events `barn-sound` and `barn-buzz`.
const root = document.documentElement;
let voice, out;

// Browsers allow a page only a few of these, so there is one. A little room makes it sound less like a machine.
function open() {
  voice ??= new AudioContext();
  if (voice.state === "suspended") voice.resume();
  if (out) return;
  out = voice.createGain();
  out.gain.value = 0.5;
  const press = voice.createDynamicsCompressor();
  const echo = voice.createConvolver();
  const room = voice.createBuffer(2, voice.sampleRate * 0.5, voice.sampleRate);
  for (const side of [0, 1]) {
    const wave = room.getChannelData(side);
    for (let at = 0; at < wave.length; at++) wave[at] = (Math.random() * 2 - 1) * (1 - at / wave.length) ** 4;
  }
  echo.buffer = room;
  const wet = voice.createGain();
  wet.gain.value = 0.12;
  out.connect(press);
  out.connect(echo).connect(wet).connect(press);
  press.connect(voice.destination);
}

// Something that grows for `rise` seconds and fades until `end`.
function swell(start, rise, end, loud) {
  const gain = voice.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(out);
  return gain;
}

function tone(start, pitch, seconds, loud, type = "sine") {
  const wave = voice.createOscillator();
  wave.type = type;
  wave.frequency.value = pitch;
  wave.connect(swell(start, 0.004, start + seconds, loud));
  wave.start(start);
  wave.stop(start + seconds);
}

// A breath of noise through a window that moves from one pitch to another.
function noise(start, from, to, seconds, loud, narrow = 1) {
  const length = Math.ceil(voice.sampleRate * seconds);
  const buffer = voice.createBuffer(1, length, voice.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) wave[at] = Math.random() * 2 - 1;
  const source = voice.createBufferSource();
  source.buffer = buffer;
  const filter = voice.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + seconds);
  source.connect(filter).connect(swell(start, 0.003, start + seconds, loud));
  source.start(start);
}

function knock(start, loud = 0.5, pitch = 210) {
  tone(start, pitch, 0.09, loud);
  tone(start, pitch * 2.7, 0.05, loud * 0.4);
  noise(start, 1800, 700, 0.03, loud * 0.5);
}

// A bell rings in tones that are not quite multiples of one another.
function bell(start, pitch, loud = 0.3) {
  [[1, 1], [2.01, 0.5], [2.98, 0.3], [4.2, 0.16]].forEach(([times, part]) => tone(start, pitch * times, 1.1 / times + 0.15, loud * part));
}

// A moo: a low, rough voice that begins with closed lips, opens to "oo" and falls.
function moo(start, low = 1) {
  const seconds = 1.25;
  const end = start + seconds;
  const throat = voice.createOscillator();
  throat.type = "sawtooth";
  throat.frequency.setValueAtTime(118 * low, start);
  throat.frequency.linearRampToValueAtTime(146 * low, start + 0.35);
  throat.frequency.linearRampToValueAtTime(138 * low, start + 0.8);
  throat.frequency.linearRampToValueAtTime(96 * low, end);
  const shake = voice.createOscillator();
  const depth = voice.createGain();
  shake.frequency.value = 5.5;
  depth.gain.value = 3;
  shake.connect(depth).connect(throat.frequency);
  const all = swell(start, 0.16, end, 0.9);
  for (const [from, open, q, loud] of [[230, 390, 5, 1], [620, 860, 8, 0.35], [2200, 2400, 9, 0.05]]) {
    const lips = voice.createBiquadFilter();
    lips.type = "bandpass";
    lips.Q.value = q;
    lips.frequency.setValueAtTime(from, start);
    lips.frequency.linearRampToValueAtTime(open, start + 0.4);
    lips.frequency.linearRampToValueAtTime(from, end);
    const part = voice.createGain();
    part.gain.value = loud;
    throat.connect(lips).connect(part).connect(all);
  }
  for (const wave of [throat, shake]) {
    wave.start(start);
    wave.stop(end);
  }
}

const SOUNDS = {
  knock: (at) => knock(at),
  card: (at) => {
    noise(at, 2600, 6200, 0.11, 0.22, 0.8);
    noise(at + 0.09, 900, 500, 0.03, 0.35);
  },
  dice: (at) => [0, 0.07, 0.13, 0.22, 0.27, 0.38].forEach((after, turn) => knock(at + after, 0.42 - turn * 0.05, 480 + 90 * ((turn * 7) % 4))),
  bell: (at) => bell(at, 784),
  moo: (at) => moo(at),
  cheer: (at) => {
    [523, 659, 784, 1047].forEach((pitch, turn) => bell(at + turn * 0.12, pitch, 0.24));
    moo(at + 0.55, 1.25);
  },
};

// How long a phone buzzes and rests, in milliseconds.
const BUZZES = { bell: [25], dice: [10, 40, 10, 40, 10], moo: [60], cheer: [30, 50, 30, 50, 80], knock: [8], card: [8] };

function sound() {
  open();
  SOUNDS[root.dataset.sound]?.(voice.currentTime + 0.02);
}

function buzz() {
  navigator.vibrate?.(BUZZES[root.dataset.buzz] ?? []);
}

addEventListener("barn-sound", sound);
addEventListener("barn-buzz", buzz);
if (root.dataset.sound) sound();
if (root.dataset.buzz) buzz();
