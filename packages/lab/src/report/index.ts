export type { Subject } from './findings.ts';
export { report, reportPage } from './page.ts';
export type { Tree } from './tree.ts';
