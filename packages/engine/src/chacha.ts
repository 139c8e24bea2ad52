const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/**
 * One block of ChaCha20 (RFC 8439) with a nonce of zeroes: 16 words that follow from the key and the block number
 * alone. Random access is what matters here: the state holds a counter, the key stays outside.
 */
export function chachaBlock(key: Uint32Array, block: number, out: Uint32Array, work: Uint32Array): void {
  for (let i = 0; i < 4; i++) work[i] = CONSTANTS[i]!;
  for (let i = 0; i < 8; i++) work[4 + i] = key[i]!;
  work[12] = block;
  work[13] = Math.floor(block / 0x1_0000_0000);
  work[14] = 0;
  work[15] = 0;
  out.set(work);
  for (let round = 0; round < 10; round++) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = (out[i] + work[i]) | 0;
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  let xa = x[a];
  let xb = x[b];
  let xc = x[c];
  let xd = x[d];
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 16) | (xd >>> 16);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 12) | (xb >>> 20);
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 8) | (xd >>> 24);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 7) | (xb >>> 25);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
}
