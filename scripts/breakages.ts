import ts from 'typescript-api';

/** One small change that breaks a rule: these characters of a file become others. */
export interface Breakage {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly instead: string;
  /** The line it stands in, counted from 1. */
  readonly line: number;
}

const SYNTAX = ts.SyntaxKind;

/** The edge moved by one, the opposite, the other link, the other way round. */
const OPERATORS = new Map<ts.SyntaxKind, [kind: string, instead: string]>([
  [SYNTAX.LessThanToken, ['an edge', '<=']],
  [SYNTAX.LessThanEqualsToken, ['an edge', '<']],
  [SYNTAX.GreaterThanToken, ['an edge', '>=']],
  [SYNTAX.GreaterThanEqualsToken, ['an edge', '>']],
  [SYNTAX.EqualsEqualsEqualsToken, ['an equality', '!==']],
  [SYNTAX.ExclamationEqualsEqualsToken, ['an equality', '===']],
  [SYNTAX.AmpersandAmpersandToken, ['a link', '||']],
  [SYNTAX.BarBarToken, ['a link', '&&']],
  [SYNTAX.PlusToken, ['a sum', '-']],
  [SYNTAX.MinusToken, ['a sum', '+']],
  [SYNTAX.PlusEqualsToken, ['a sum', '-=']],
  [SYNTAX.MinusEqualsToken, ['a sum', '+=']],
]);

const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['max', 'min'],
  ['min', 'max'],
]);

/** Every place of a file where one of these changes can be made, in the order of the file. */
export function breakagesIn(name: string, text: string): Breakage[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ES2024, true);
  const found: Breakage[] = [];
  const add = (kind: string, node: ts.Node, instead: string) => {
    const start = node.getStart(file);
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ kind, start, end: node.getEnd(), instead, line });
  };
  const visit = (node: ts.Node): void => {
    // Types and imports say nothing of the rules, and what stands in words is no rule.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const operator = OPERATORS.get(node.operatorToken.kind);
      if (operator !== undefined) add(operator[0], node.operatorToken, operator[1]);
    } else if (ts.isNumericLiteral(node)) add('a number', node, String(Number(node.text) + 1));
    else if (node.kind === SYNTAX.TrueKeyword) add('a yes or no', node, 'false');
    else if (node.kind === SYNTAX.FalseKeyword) add('a yes or no', node, 'true');
    else if (ts.isIfStatement(node)) {
      add('a condition', node.expression, `(${node.expression.getText(file)}) && false`);
      add('a condition', node.expression, `(${node.expression.getText(file)}) || true`);
    } else if (ts.isPropertyAccessExpression(node) && METHODS.has(node.name.text))
      add('some and all', node.name, METHODS.get(node.name.text)!);
    else if (ts.isExpressionStatement(node)) add('a step', node, ';');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The text with that one change. */
export function broken(text: string, { start, end, instead }: Breakage): string {
  return text.slice(0, start) + instead + text.slice(end);
}
