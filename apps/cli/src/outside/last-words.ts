/** What Node and Rust add below every crash. */
const FOOTER = /^(?:Node\.js v|\(Use `node |\}$|note: )/u;
/** Where Python begins to tell of a crash; the last of several is the one that ended the program. */
const TRACEBACK = 'Traceback (most recent call last)';
/** How Python draws several errors at once, as a tree: its lines, and what stands between its branches. */
const GROUP = `Exception Group ${TRACEBACK}`;
const BRANCH = /^[ +|-]*-{4}.*$/u;
const TRUNK = /^ *[+|] ?/u;
const LONGEST = 200;

/** What a program died of, from all it wrote to its standard error: the line that names it, not where it happened. */
export function lastWords(text: string): string {
  const isTree = text.includes(GROUP);
  const told = text.slice(Math.max(0, text.lastIndexOf(TRACEBACK)));
  const lines = told
    .split('\n')
    .map((line) => (isTree ? line.replace(BRANCH, '').replace(TRUNK, '') : line).trimEnd())
    .filter((line) => line !== '' && !line.startsWith(TRACEBACK));
  // What is indented is source or a stack.
  const plain = lines.filter((line) => !/^\s/u.test(line) && !FOOTER.test(line));
  const line = plain.findLast((one) => /Error|Exception/u.test(one)) ?? plain.at(-1) ?? lines.at(-1) ?? '';
  return line.trim().slice(0, LONGEST);
}
