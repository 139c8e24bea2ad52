/** Numbers as a language writes them, with the noun in the right form; the two are never torn apart. */
export function counter(locale: string) {
  const numbers = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  const count = (n: number): string => numbers.format(n);
  const plural = (n: number, noun: { readonly one: string; readonly other: string }): string =>
    `${count(n)}\u00a0${rules.select(n) === 'one' ? noun.one : noun.other}`;
  return { count, plural };
}
