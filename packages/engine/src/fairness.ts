import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Key } from './chance.ts';

/**
 * Where a match's chance comes from. The commitment is published before the first die; every seat may add a nonce of
 * its own; the secret is shown when the match is over. Until then nobody, the server's owner included, can steer a
 * die without being found out, and nobody else can compute an undealt card.
 */
export interface Fairness {
  readonly commitment: string;
  /** Null until the match is over, wherever the record leaves the server. */
  readonly secret: string | null;
  readonly nonces: readonly string[];
}

/** A digest of a text that nobody finds a second text to. */
export const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export const commitmentTo = (secret: string): string => digestOf(`tafelrunde commitment ${secret}`);

/** The key of the match's stream of chance, from the server's secret and everybody's nonces. */
export const keyOf = (secret: string, nonces: readonly string[]): Key =>
  (nonces.length === 0 ? `seed ${secret}` : `table ${JSON.stringify([secret, ...nonces])}`) as Key;

/** Chance for a simulation or a test: the seed is the secret, and no one else adds to it. */
export const fairnessFromSeed = (seed: string): Fairness => ({
  get commitment() {
    return commitmentTo(seed);
  },
  secret: seed,
  nonces: [],
});
