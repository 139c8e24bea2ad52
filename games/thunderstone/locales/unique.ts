/** There is only one of each of them, and so never "a" Stone of Agony. */
export const unique: ReadonlySet<string> = new Set([
  'archdukeOfPain',
  'lordOfDeath',
  'stoneOfAgony',
  'stoneOfMystery',
]);
