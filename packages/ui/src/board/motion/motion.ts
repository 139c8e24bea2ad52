/** How much may move: 0 nothing, 1 the usual, in between faster. Every length below is multiplied with it. */
export interface Motion {
  readonly factor: number;
}

export const still: Motion = { factor: 0 };
