import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-api';
import { filesUnder } from './files.mjs';
import type { Mistake } from './flow-mistakes.ts';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.esnext.collection.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

const HOME = /\/packages\/engine\/src\/question\.ts$/;
const OF_GAMES = /^(?:games|docs\/example)\/.*\.tsx?$/;
const NOT_SHIPPED = /\/(?:test|bench|locales)\//;

/** What looks into a string: meaning hidden there is found by nobody who searches for it. */
const LOOKS_INTO = new Set(
  'at charAt charCodeAt codePointAt endsWith includes indexOf lastIndexOf match matchAll replace replaceAll search slice split startsWith substring'.split(
    ' ',
  ),
);
const COMPARES = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);

/** Options are told apart by what they carry as data (`does`, `card`, `value` …), never by the key of their words or by their id. */
export function lintOptions(root: string): { mistakes: Mistake[]; reads: number } {
  const names = ['games', 'docs/example']
    .flatMap((folder) => filesUnder(root, folder))
    .filter((file) => OF_GAMES.test(file) && !NOT_SHIPPED.test(file));
  const program = ts.createProgram(
    names.map((file) => join(root, file)),
    OPTIONS,
  );
  const options = new OptionTypes(program);
  const mistakes: Mistake[] = [];
  let reads = 0;
  for (const name of names) {
    const file = program.getSourceFile(join(root, name));
    if (file === undefined) throw new Error(`${name} cannot be read`);
    const visit = (node: ts.Node): void => {
      const read = options.readBy(node);
      if (read !== null) {
        reads++;
        const what =
          read === 'text' ? 'is the key of words for people: give the option a does' : options.misuse(node);
        if (what !== null) {
          const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
          mistakes.push({
            file: relative(root, join(root, name)).replaceAll('\\', '/'),
            line: line + 1,
            column: character + 1,
            what: `${node.getText(file)} ${what}`,
          });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { mistakes, reads };
}

class OptionTypes {
  private readonly checker: ts.TypeChecker;
  private readonly option: ts.Type;

  constructor(program: ts.Program) {
    this.checker = program.getTypeChecker();
    this.option = this.typeOfOption(program);
  }

  /** Is the words' key or the id of an option read here, by name or by taking the option apart? */
  readBy(node: ts.Node): 'text' | 'id' | null {
    if (ts.isPropertyAccessExpression(node)) return this.ofOption(node.expression, node.name.text);
    if (ts.isIdentifier(node)) {
      // A name bound by taking an option apart: `({ id }) => id === …`.
      if (ts.isBindingElement(node.parent) && node.parent.name === node)
        return this.ofPattern(node.parent, 'text');
      const bound = this.checker.getSymbolAtLocation(node)?.valueDeclaration;
      if (bound !== undefined && ts.isBindingElement(bound) && bound.name !== node)
        return this.ofPattern(bound, 'id');
    }
    return null;
  }

  /** What is wrong with how an id is read. */
  misuse(node: ts.Node): string | null {
    const { parent } = node;
    const looked = ts.isNonNullExpression(parent) ? parent.parent : parent;
    if (ts.isPropertyAccessExpression(looked) && LOOKS_INTO.has(looked.name.text))
      return 'is parsed: let the option carry it as data';
    if (
      ts.isCallExpression(parent) &&
      ts.isPropertyAccessExpression(parent.expression) &&
      /^(?:test|exec)$/u.test(parent.expression.name.text)
    )
      return 'is parsed: let the option carry it as data';
    if (!this.isAnyString(node)) return null;
    if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node)
      return 'is taken for a name: let the option carry it as data';
    if (ts.isBinaryExpression(parent) && COMPARES.has(parent.operatorToken.kind)) {
      const other = parent.left === node ? parent.right : parent.left;
      if (ts.isStringLiteralLike(other) || ts.isTemplateExpression(other))
        return 'is compared with a name of no type: tell options apart by does';
    }
    return ts.isSwitchStatement(parent)
      ? 'is compared with names of no type: tell options apart by does'
      : null;
  }

  private ofOption(expression: ts.Node, name: string): 'text' | 'id' | null {
    return (name === 'text' || name === 'id') && this.isOption(this.checker.getTypeAtLocation(expression))
      ? name
      : null;
  }

  private ofPattern(
    { parent, propertyName, name }: ts.BindingElement,
    wanted: 'text' | 'id',
  ): 'text' | 'id' | null {
    const read = propertyName ?? name;
    return ts.isIdentifier(read) && read.text === wanted ? this.ofOption(parent, wanted) : null;
  }

  private isOption(type: ts.Type): boolean {
    if ((type.flags & ts.TypeFlags.Any) !== 0) return false;
    const some = this.checker.getNonNullableType(type);
    const parts = some.isUnion() ? some.types : [some];
    return parts.some(
      (part) =>
        part.getProperty('id') !== undefined &&
        ['does', 'declines', 'commits', 'about'].some(
          (name) => part.getProperty(name) !== undefined || part.isTypeParameter(),
        ) &&
        this.checker.isTypeAssignableTo(part, this.option),
    );
  }

  private isAnyString(node: ts.Node): boolean {
    return (this.checker.getTypeAtLocation(node).flags & ts.TypeFlags.String) !== 0;
  }

  private typeOfOption(program: ts.Program): ts.Type {
    const home = program.getSourceFiles().find(({ fileName }) => HOME.test(fileName));
    const found = home?.statements.find(
      (one): one is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(one) && one.name.text === 'Option',
    );
    if (found === undefined) throw new Error('The kernel has no Option.');
    return this.checker.getTypeAtLocation(found);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { mistakes, reads } = lintOptions(fileURLToPath(new URL('..', import.meta.url)));
  for (const { file, line, column, what } of mistakes) console.log(`${file}:${line}:${column}: ${what}`);
  console.log(`${mistakes.length} of ${reads} looks at options gone wrong`);
  // Without a single one the types were not found, and nothing was looked at.
  process.exitCode = mistakes.length === 0 && reads > 0 ? 0 : 1;
}
