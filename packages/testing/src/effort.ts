/**
 * How many: so many in every run, and more where somebody asked for long tests (`npm test -- --long`). For random matches and
 * comparisons that seldom find anything the first few have not found.
 */
export const howMany = (usually: number, long: number): number =>
  process.env['TEST_LONG'] === '1' ? long : usually;
