/**
 * How many times: `usually` in every run, `long` where somebody asked for long tests (`npm test -- --long`). For random matches and
 * comparisons that seldom find anything the first few have not found.
 */
export const howMany = (usually: number, long: number): number =>
  process.env['TEST_LONG'] === '1' ? long : usually;
