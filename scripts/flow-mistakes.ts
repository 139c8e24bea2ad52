import ts from 'typescript-api';
import { type Call, FlowTypes } from './flow-types.ts';

export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly what: string;
}

/**
 * Flows that are made and not run, among how many. The compiler cannot see it: a generator nobody runs is a value like any other, and
 * the rule it stands for silently does not happen.
 */
export function findFlowMistakes(
  program: ts.Program,
  file: ts.SourceFile,
  { inKernel = false, stepsByHand = inKernel }: { inKernel?: boolean; stepsByHand?: boolean } = {},
): { readonly mistakes: Mistake[]; readonly flows: number } {
  const types = new FlowTypes(program);
  const mistakes: Mistake[] = [];
  let flows = 0;
  const blame = (node: ts.Node, what: string): void => {
    const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
    mistakes.push({ file: file.fileName, line: line + 1, column: character + 1, what });
  };

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && types.makesFlow(node)) {
      flows++;
      const wrong = whatIsWrongWith(types, node, inKernel, stepsByHand);
      if (wrong !== null) blame(node, `${nameOf(node)} ${wrong}`);
    }
    if (ts.isForOfStatement(node) && types.makesFlow(node.expression))
      blame(
        node.expression,
        'is a flow, and a loop over it takes the questions for things: run it with yield*',
      );
    if (ts.isSpreadElement(node) && types.makesFlow(node.expression))
      blame(node.expression, 'is a flow, and spreading it throws its result away: run it with yield*');
    if (
      ts.isVariableDeclaration(node) &&
      ts.isArrayBindingPattern(node.name) &&
      node.initializer !== undefined
    )
      if (!ts.isCallExpression(node.initializer) && types.makesFlow(node.initializer))
        blame(node.initializer, 'is a flow, and taking it apart gives questions: run it with yield*');
    if (isCall(node))
      for (const rule of rulesGivenToNobody(types, node))
        blame(rule, `returns a flow, and ${nameOf(node)} does not run flows: use a loop with yield*`);
    if (isDroppedRule(types, node))
      blame(node, 'returns a flow where nobody takes it: the rule would never run');
    if (ts.isTryStatement(node) && !inKernel && isInsideRule(types, node))
      blame(node, 'rules do not catch: leave early with scope and cut, and tidy up with holding or scene');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { mistakes, flows };
}

/** What stands around a flow that is made must be something that runs it or hands it on. */
function whatIsWrongWith(
  types: FlowTypes,
  call: ts.CallExpression,
  inKernel: boolean,
  stepsByHand: boolean,
): string | null {
  const flow = outermost(call);
  const { parent } = flow;
  if (ts.isYieldExpression(parent))
    return parent.asteriskToken === undefined ? 'is handed out instead of run: write yield*' : null;
  if (ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && parent.body === flow))
    return whatIsWrongWithReturning(types, parent);
  if (isCall(parent) && parent.expression !== flow)
    return whatIsWrongWithGiving(types, parent, flow, stepsByHand);
  if (isDeclaredAsFlow(types, flow)) return stepsByHand || hasEnded(call) ? null : RUN_LATER;
  // Told once, for the loop or the spread itself.
  if (ts.isForOfStatement(parent) || ts.isSpreadElement(parent)) return null;
  if (ts.isVariableDeclaration(parent) || isAssignment(parent))
    return 'makes a flow, not its result: write yield*, or declare what it is kept in as a Flow';
  if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent))
    return inKernel ? null : 'makes a flow, and only the kernel steps through one by hand: write yield*';
  if (ts.isAwaitExpression(parent)) return 'makes a flow, which is no promise: write yield* instead of await';
  if (ts.isTemplateSpan(parent)) return 'makes a flow, and a text of it says nothing: write yield*';
  if (isTested(flow)) return 'makes a flow, and a flow is always true: write yield*';
  return 'makes a flow that nobody runs: write yield*';
}

/** In a fast copy a rule runs when it is called (`packages/bots/src/fast-copy.ts`), so that none may be called before it is due. */
const RUN_LATER = 'makes a flow to be run later: run it here with yield*, or keep the function that makes it';
/** Those that run a flow at once, or make one that has ended. */
const RUN_AT_ONCE: ReadonlySet<string> = new Set(['perform', 'after', 'done']);
const hasEnded = (call: ts.CallExpression): boolean => call.expression.getText() === 'done';

function whatIsWrongWithGiving(
  types: FlowTypes,
  taker: Call,
  flow: ts.Expression,
  stepsByHand: boolean,
): string | null {
  if (!types.isTakenAsFlow(taker, flow))
    return `makes a flow, and ${nameOf(taker)} does not take flows: write yield*`;
  return stepsByHand || RUN_AT_ONCE.has(taker.expression.getText()) ? null : RUN_LATER;
}

function whatIsWrongWithReturning(
  types: FlowTypes,
  from: ts.ReturnStatement | ts.ArrowFunction,
): string | null {
  const rule = ts.isArrowFunction(from) ? from : functionAround(from);
  if (rule === undefined) return 'makes a flow that nobody runs: write yield*';
  if (isGenerator(rule)) return 'is returned instead of run: write return yield*';
  return types.returnsFlow(rule)
    ? null
    : 'makes a flow, and the function around it does not say it returns one';
}

/** Parentheses, `as`, `!`, both ways of `?:`, `??`, and what `&&` and `||` end in: the flow goes on unchanged. */
function outermost(call: ts.Expression): ts.Expression {
  let node = call;
  for (;;) {
    const { parent } = node;
    const goesOn =
      ts.isParenthesizedExpression(parent) ||
      ts.isAsExpression(parent) ||
      ts.isSatisfiesExpression(parent) ||
      ts.isNonNullExpression(parent) ||
      (ts.isConditionalExpression(parent) && parent.condition !== node) ||
      (ts.isBinaryExpression(parent) && handsOn(parent, node));
    if (!goesOn) return node;
    node = parent;
  }
}

function handsOn({ operatorToken, right }: ts.BinaryExpression, node: ts.Expression): boolean {
  const { QuestionQuestionToken, AmpersandAmpersandToken, BarBarToken, CommaToken } = ts.SyntaxKind;
  if (operatorToken.kind === QuestionQuestionToken) return true;
  return [AmpersandAmpersandToken, BarBarToken, CommaToken].includes(operatorToken.kind) && right === node;
}

function isTested(node: ts.Expression): boolean {
  const { parent } = node;
  return (
    ts.isIfStatement(parent) ||
    ts.isWhileStatement(parent) ||
    ts.isDoStatement(parent) ||
    ts.isForStatement(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isPrefixUnaryExpression(parent)
  );
}

/** Is the flow kept in something whose declaration says that it holds a flow? */
function isDeclaredAsFlow(types: FlowTypes, flow: ts.Expression): boolean {
  const { parent } = flow;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isParameter(parent))
    return parent.type !== undefined && types.isFlow(types.checker.getTypeFromTypeNode(parent.type));
  if (isAssignment(parent))
    return types.isFlow(types.checker.getTypeAtLocation(parent.left)) && hasWrittenType(types, parent.left);
  if (ts.isPropertyAssignment(parent)) {
    const wanted = types.checker.getContextualType(flow);
    return wanted !== undefined && types.isFlow(wanted);
  }
  return false;
}

function hasWrittenType(types: FlowTypes, target: ts.Expression): boolean {
  const declaration = types.checker.getSymbolAtLocation(target)?.valueDeclaration;
  return declaration !== undefined && 'type' in declaration && declaration.type !== undefined;
}

function isAssignment(node: ts.Node): node is ts.BinaryExpression {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    node.operatorToken.kind <= ts.SyntaxKind.LastAssignment
  );
}

/** Rules given as callbacks to `forEach`, `map`, `some`, `then` and their like, which call them and never run the flow. */
function rulesGivenToNobody(types: FlowTypes, call: Call): ts.Expression[] {
  return (call.arguments ?? []).filter(
    (argument) =>
      types.isRule(types.checker.getTypeAtLocation(argument)) && types.isCalledByBuiltIn(call, argument),
  );
}

/** TypeScript lets `() => Flow` pass for `() => void`: the function is called, and its flow is dropped. */
function isDroppedRule(types: FlowTypes, node: ts.Node): boolean {
  if (ts.isMethodDeclaration(node) && ts.isObjectLiteralExpression(node.parent)) {
    if (!ts.isIdentifier(node.name) || !types.returnsFlow(node)) return false;
    const wanted = types.checker.getContextualType(node.parent)?.getProperty(node.name.text);
    return wanted !== undefined && types.isCalledForNothing(types.checker.getTypeOfSymbol(wanted));
  }
  const isGiven =
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    ((ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) && isValuePassedOn(node));
  if (!isGiven || !types.isRule(types.checker.getTypeAtLocation(node))) return false;
  const { parent } = node;
  // Told once, for the call itself.
  if (isCall(parent) && types.isCalledByBuiltIn(parent, node)) return false;
  return types.isCalledForNothing(types.checker.getContextualType(node));
}

function isValuePassedOn(node: ts.Expression): boolean {
  const { parent } = node;
  if (isCall(parent)) return parent.expression !== node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  return (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) && parent.initializer === node;
}

function isInsideRule(types: FlowTypes, node: ts.Node): boolean {
  const around = functionAround(node);
  return around !== undefined && isGenerator(around) && types.returnsFlow(around);
}

function functionAround(node: ts.Node): ts.SignatureDeclaration | undefined {
  return ts.findAncestor(node.parent, (above) => ts.isFunctionLike(above));
}

function isGenerator(rule: ts.SignatureDeclaration): boolean {
  return 'asteriskToken' in rule && rule.asteriskToken !== undefined;
}

function isCall(node: ts.Node): node is Call {
  return ts.isCallExpression(node) || ts.isNewExpression(node);
}

function nameOf(call: Call): string {
  const name = call.expression.getText().replaceAll(/\s+/g, ' ');
  return name.length > 40 ? `${name.slice(0, 39)}…` : `${name}()`;
}
