import ts from 'typescript-api';

export interface Import {
  /** As written: `./flow.ts`, `@tafelrunde/engine`, `node:fs`. */
  readonly from: string;
  readonly line: number;
  /** Only types are imported: nothing of it is left when the program runs. */
  readonly typesOnly: boolean;
}

/** Everything a file imports or exports from elsewhere, also with `import()`, in code and in types. */
export function importsOf(file: string, text: string): Import[] {
  const kind = file.endsWith('.tsx')
    ? ts.ScriptKind.TSX
    : file.endsWith('.mjs')
      ? ts.ScriptKind.JS
      : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, false, kind);
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typesOnly: boolean): void => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    const { line } = source.getLineAndCharacterOfPosition(specifier.getStart(source));
    found.push({ from: specifier.text, line: line + 1, typesOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypesOnly(node.importClause));
    else if (ts.isExportDeclaration(node))
      add(node.moduleSpecifier, node.isTypeOnly || areTypes(node.exportClause));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isTypesOnly(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return clause.name === undefined && areTypes(clause.namedBindings);
}

/** `{ type A, type B }`: each of them is a type. */
function areTypes(names: ts.NamedImportBindings | ts.NamedExportBindings | undefined): boolean {
  if (names === undefined || ts.isNamespaceImport(names) || ts.isNamespaceExport(names)) return false;
  return names.elements.length > 0 && names.elements.every((name) => name.isTypeOnly);
}
