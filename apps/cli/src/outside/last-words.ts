/** What Node adds below every crash. */
const FOOTER = /^(?:Node\.js v|\(Use `node |\}$)/u;
/** Where Python begins to tell of a crash; the last of several is the one that ended the program. */
const TRACEBACK = 'Traceback (most recent call last)';
const LONGEST = 200;

/** What a program died of, from all it wrote to its standard error: the line that names it, not where it happened. */
export function lastWords(text: string): string {
  const told = text.slice(Math.max(0, text.lastIndexOf(TRACEBACK)));
  const lines = told
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  // What is indented is source or a stack.
  const plain = lines.filter((line) => !/^\s/u.test(line) && !FOOTER.test(line));
  const line = plain.findLast((one) => /Error|Exception/u.test(one)) ?? plain.at(-1) ?? lines.at(-1) ?? '';
  return line.trim().slice(0, LONGEST);
}
