import ts from 'typescript-api';

export type Call = ts.CallExpression | ts.NewExpression;

/** What the flow lint wants to know of types: is this a flow, does this function make one, is it wanted here? */
export class FlowTypes {
  private readonly program: ts.Program;
  readonly checker: ts.TypeChecker;

  constructor(program: ts.Program) {
    this.program = program;
    this.checker = program.getTypeChecker();
  }

  /** A `Flow` is a `Generator<Request, …>`; a union counts when it contains one. */
  isFlow(type: ts.Type): boolean {
    if (type.isUnionOrIntersection()) return type.types.some((part) => this.isFlow(part));
    if ((type.flags & ts.TypeFlags.TypeParameter) !== 0) {
      const constraint = this.checker.getBaseConstraintOfType(type);
      return constraint !== undefined && constraint !== type && this.isFlow(constraint);
    }
    if (type.symbol?.name !== 'Generator') return false;
    const [yields] = this.checker.getTypeArguments(type as ts.TypeReference);
    // A generator that happens to ask nothing, and whose return type is not written down, yields `never`.
    return yields !== undefined && (this.isRequest(yields) || (yields.flags & ts.TypeFlags.Never) !== 0);
  }

  makesFlow(expression: ts.Expression): boolean {
    return this.isFlow(this.checker.getTypeAtLocation(expression));
  }

  /** Is this a function that returns a flow? */
  isRule(type: ts.Type): boolean {
    return type.getCallSignatures().some((signature) => this.isFlow(signature.getReturnType()));
  }

  returnsFlow(declaration: ts.SignatureDeclaration): boolean {
    const signature = this.checker.getSignatureFromDeclaration(declaration);
    return signature !== undefined && this.isFlow(signature.getReturnType());
  }

  /** Does the parameter this argument goes to say that it takes a flow? A bare `T` or `unknown` does not. */
  isTakenAsFlow(call: Call, argument: ts.Expression): boolean {
    const taken = this.takenAs(call, argument);
    return taken !== undefined && this.isFlow(taken);
  }

  /**
   * Is this rule given to one of the language's own functions that calls it, such as `forEach`? None of them runs a flow.
   * One that only keeps it, such as `push`, is fine.
   */
  isCalledByBuiltIn(call: Call, rule: ts.Expression): boolean {
    const file = this.checker.getResolvedSignature(call)?.declaration?.getSourceFile();
    if (file === undefined || !this.program.isSourceFileDefaultLibrary(file)) return false;
    const taken = this.takenAs(call, rule);
    return taken !== undefined && signaturesOf(taken).length > 0;
  }

  /** Is a function wanted here whose result nobody looks at? */
  isCalledForNothing(wanted: ts.Type | undefined): boolean {
    const signatures = wanted === undefined ? [] : signaturesOf(wanted);
    const isVoid = (signature: ts.Signature): boolean =>
      (signature.getReturnType().flags & ts.TypeFlags.Void) !== 0;
    return signatures.length > 0 && signatures.every(isVoid);
  }

  /** The type of the parameter, as its function declares it. */
  private takenAs(call: Call, argument: ts.Expression): ts.Type | undefined {
    const declaration = this.checker.getResolvedSignature(call)?.declaration;
    if (declaration === undefined || ts.isJSDocSignature(declaration)) return undefined;
    const at = call.arguments!.indexOf(argument);
    const parameter = declaration.parameters[at] ?? declaration.parameters.at(-1);
    if (parameter === undefined) return undefined;
    const type = this.checker.getTypeAtLocation(parameter);
    if (parameter.dotDotDotToken === undefined) return type;
    return this.checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  }

  private isRequest(type: ts.Type): boolean {
    // The browser and Node have a `Request` as well, and it is another one.
    return (
      type.symbol?.name === 'Request' &&
      !type.symbol.declarations?.some((declaration) => declaration.getSourceFile().isDeclarationFile)
    );
  }
}

/** How a value of this type can be called, whatever else it may be. */
function signaturesOf(type: ts.Type): ts.Signature[] {
  return (type.isUnion() ? type.types : [type]).flatMap((part) => part.getCallSignatures());
}
