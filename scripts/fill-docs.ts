import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Code in the documentation is the code in the project: a comment names the file, the block after it is its text. */
const BLOCK = /<!-- file: (?<file>\S+) -->\n(?:```\w*\n[\s\S]*?\n```\n)?/gu;

export function fillBlocks(markdown: string, read: (file: string) => string): string {
  return markdown.replaceAll(BLOCK, (_block, file: string) => {
    const language = file.split('.').at(-1);
    return `<!-- file: ${file} -->\n\`\`\`${language}\n${read(file).trimEnd()}\n\`\`\`\n`;
  });
}

const root = new URL('../', import.meta.url);
export const readProjectFile = (file: string): string => readFileSync(new URL(file, root), 'utf8');
export const documents = (): string[] =>
  readdirSync(new URL('docs/', root))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`);

if (import.meta.main) {
  for (const file of documents()) {
    const text = readProjectFile(file);
    const filled = fillBlocks(text, readProjectFile);
    if (filled !== text) writeFileSync(new URL(file, root), filled);
  }
}
