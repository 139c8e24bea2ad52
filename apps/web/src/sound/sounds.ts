/** What can be heard at a table. Each can be switched off. */
export const soundKinds = ['turn', 'dice', 'cards', 'fights'] as const;
export type SoundKind = (typeof soundKinds)[number];

/** The same sound again within this many milliseconds is not heard: bots may be quick. */
const APART = 250;

let context: AudioContext | null = null;
const lastHeard = new Map<SoundKind, number>();

/** Plays a sound, made here and now. Browsers want somebody to have clicked first: until then we are silent, too. */
export function play(kind: SoundKind): void {
  if (!navigator.userActivation.hasBeenActive) return;
  const now = performance.now();
  if (now - (lastHeard.get(kind) ?? Number.NEGATIVE_INFINITY) < APART) return;
  lastHeard.set(kind, now);
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {});
  makers[kind](context);
}

const makers: Readonly<Record<SoundKind, (on: AudioContext) => void>> = {
  /** Two notes, struck like a small bell. */
  turn: (on) => {
    strike(on, { pitch: 660, after: 0, length: 0.9, volume: 0.12 });
    strike(on, { pitch: 880, after: 0.14, length: 0.9, volume: 0.12 });
  },
  /** A few knocks on wood, each fainter and sooner than the one before. */
  dice: (on) => {
    const knocks = [0, 0.09, 0.16, 0.215, 0.255];
    for (const [i, after] of knocks.entries())
      hiss(on, { from: 2600 - i * 180, to: 900, after, length: 0.045, volume: 0.22 * 0.78 ** i, width: 2.5 });
  },
  /** Paper drawn over paper. */
  cards: (on) => hiss(on, { from: 1300, to: 3600, after: 0, length: 0.16, volume: 0.09, width: 0.8 }),
  /** Steel on steel: pitches that make no chord, and a blow below them. */
  fights: (on) => {
    for (const [i, pitch] of [523, 841, 1307, 2011].entries())
      strike(on, { pitch, after: 0, length: 0.5 - i * 0.08, volume: 0.07, shape: 'triangle' });
    hiss(on, { from: 500, to: 180, after: 0, length: 0.12, volume: 0.16, width: 1 });
  },
};

interface Tone {
  readonly pitch: number;
  /** Seconds. */
  readonly after: number;
  readonly length: number;
  readonly volume: number;
  readonly shape?: OscillatorType;
}

function strike(on: AudioContext, { pitch, after, length, volume, shape = 'sine' }: Tone): void {
  const tone = on.createOscillator();
  const begin = on.currentTime + after;
  tone.type = shape;
  tone.frequency.value = pitch;
  tone.connect(fading(on, begin, length, volume));
  tone.start(begin);
  tone.stop(begin + length + 0.1);
}

interface Noise {
  /** Where the sound lies at its beginning and at its end, in hertz. */
  readonly from: number;
  readonly to: number;
  readonly after: number;
  readonly length: number;
  readonly volume: number;
  /** How sharply it is cut out of the noise. */
  readonly width: number;
}

function hiss(on: AudioContext, { from, to, after, length, volume, width }: Noise): void {
  const source = on.createBufferSource();
  const filter = on.createBiquadFilter();
  const begin = on.currentTime + after;
  source.buffer = whiteNoise(on, length);
  filter.type = 'bandpass';
  filter.Q.value = width;
  filter.frequency.setValueAtTime(from, begin);
  filter.frequency.exponentialRampToValueAtTime(to, begin + length);
  source.connect(filter).connect(fading(on, begin, length, volume));
  source.start(begin);
}

/** Loud at once, then fading. */
function fading(on: AudioContext, begin: number, length: number, volume: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(volume, begin + Math.min(0.02, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(on.destination);
  return gain;
}

function whiteNoise(on: AudioContext, seconds: number): AudioBuffer {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * seconds), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
