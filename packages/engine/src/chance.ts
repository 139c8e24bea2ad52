import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { chachaBlock } from './chacha.ts';

/** What a state holds of chance: how much of the stream is used, never what comes next. */
export interface ChanceState {
  /** Words drawn so far. */
  drawn: number;
  /** How often the table agreed to go back: every time chance takes a fresh branch. */
  branch: number;
  /** Results a test or scenario has laid out for the next dice and picks. */
  forced: number[];
}

/** The secret a match's chance comes from. It never leaves the server. Nothing is computed from it before a draw. */
export type Key = string & { readonly '~key': never };

/** A key for simulations, tests and scenarios: the same words, the same dice. */
export const keyFromSeed = (seed: string): Key => `seed ${seed}` as Key;

/** How many streams are kept: copies of one match begin with the same few, again and again. */
const REMEMBERED = 512;
const streams = new Map<string, Uint32Array>();

function streamKey(key: Key, branch: number): Uint32Array {
  const name = `tafelrunde chance, branch ${branch} of ${key}`;
  let words = streams.get(name);
  if (words === undefined) {
    if (streams.size >= REMEMBERED) streams.clear();
    streams.set(name, (words = streamWords(name)));
  }
  return words;
}

/** Eight words for the stream, from the key and how often the table went back. */
function streamWords(name: string): Uint32Array {
  const bytes = sha256(utf8ToBytes(name));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4, true));
}

const work = new Uint32Array(16);

/** The stream behind dice and shuffles: counter in the state, key in here. Games without dice never pay for it. */
export class Chance {
  private readonly key: Key;
  private readonly state: ChanceState;
  private stream: { readonly key: Uint32Array; readonly branch: number; readonly out: Uint32Array } | null =
    null;
  private block = -1;
  /** Skips a prepared die or card that meets another kind of chance, instead of throwing. */
  lenient = false;

  constructor(key: Key, state: ChanceState) {
    this.key = key;
    this.state = state;
  }

  /** The next word of the stream, 0 to 2^32-1. */
  private word(): number {
    const { state } = this;
    const drawn = state.drawn++;
    const block = Math.floor(drawn / 16);
    let { stream } = this;
    if (stream === null || stream.branch !== state.branch) {
      stream = { key: streamKey(this.key, state.branch), branch: state.branch, out: new Uint32Array(16) };
      this.stream = stream;
      this.block = -1;
    }
    if (block !== this.block) {
      chachaBlock(stream.key, block, stream.out, work);
      this.block = block;
    }
    return stream.out[drawn & 15];
  }

  /** A whole number from 0 to n-1, every one as likely: words that would favour the small ones are thrown away. */
  below(n: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }

  /** The same, unless a test has laid out the result. */
  belowOrForced(n: number, first: number): number {
    const { forced } = this.state;
    if (forced.length === 0) return this.below(n);
    // Laid out or not, it is chance to whoever wants to step back over it.
    this.state.drawn++;
    const result = forced.shift()! - first;
    if (Number.isInteger(result) && result >= 0 && result < n) return result;
    if (this.lenient) return this.below(n);
    throw new RangeError(
      `a forced result must lie between ${first} and ${first + n - 1}, not ${result + first}`,
    );
  }
}

/** A source of random numbers outside any match, for bots and redealt copies: 0 <= x < 1. */
export function randomSource(seed: string): () => number {
  const chance = new Chance(keyFromSeed(seed), { drawn: 0, branch: 0, forced: [] });
  return () => chance.below(0x1_0000_0000) / 0x1_0000_0000;
}
