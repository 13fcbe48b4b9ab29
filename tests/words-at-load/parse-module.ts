/** What the search for texts needs to know of a module: its functions, its imports and the namespaces of the catalogue that it names. */
import { parseAst } from 'vitest/node';

export type Node = { type: string; start: number; end: number } & { readonly [part: string]: unknown };

/** A namespace of the catalogue, or a group of messages in one: an export of a file, and keys. */
export type Group = { file: string; keys: readonly string[] };

export type Module = {
  file: string;
  text: string;
  program: Node;
  functions: ReadonlyMap<string, Node>;
  /** of what the project itself exports, by local name */
  imports: ReadonlyMap<string, { file: string; name: string }>;
  /** `const words = cartWords.steps`, by local name */
  aliases: ReadonlyMap<string, Node>;
};

const FUNCTIONS: readonly unknown[] = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

const ALIASES = ['MemberExpression', 'Identifier', 'CallExpression'];

/** @param resolve the file of a specifier; null for a package */
export function parseModule(
  { file, text }: { file: string; text: string },
  resolve: (specifier: string) => string | null,
): Module {
  // Vitest types the tree by another version of its parser.
  const program = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts', astType: 'ts' }) as unknown as Node;
  const functions = new Map<string, Node>();
  const imports = new Map<string, { file: string; name: string }>();
  const aliases = new Map<string, Node>();
  for (const statement of nodesIn(program.body)) {
    if (statement.type === 'ImportDeclaration') {
      const from = resolve(String(nodeIn(statement.source)?.value));
      for (const { local, imported } of nodesIn(statement.specifiers)) {
        const name = nameOf(imported) ?? 'default';
        if (from !== null) imports.set(nameOf(local) ?? '', { file: from, name });
      }
      continue;
    }
    const declared = nodeIn(statement.declaration) ?? statement;
    if (isFunction(declared)) functions.set(nameOf(declared.id) ?? 'default', declared);
    for (const { id, init } of nodesIn(declared.declarations)) {
      // `const { steps: words } = cartWords` names what `cartWords.steps` does.
      for (const { key, value } of nodesIn(nodeIn(id)?.properties)) {
        const taken = {
          type: 'MemberExpression',
          object: init,
          property: key,
          start: declared.start,
          end: declared.end,
        };
        aliases.set(nameOf(value) ?? '', taken);
      }
      const name = nameOf(id);
      const value = unwrapped(init);
      if (name === null || value === null) continue;
      if (isFunction(value)) functions.set(name, value);
      if (ALIASES.includes(value.type)) aliases.set(name, value);
    }
  }
  return { file, text, program, functions, imports, aliases };
}

export function isFunction(node: Node): boolean {
  return FUNCTIONS.includes(node.type);
}

export function nodeIn(part: unknown): Node | null {
  return typeof part === 'object' && part !== null && 'type' in part ? (part as Node) : null;
}

export function nodesIn(part: unknown): Node[] {
  return [part].flat().flatMap((each) => nodeIn(each) ?? []);
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap(nodesIn);
}

/** The name of an identifier. */
export function nameOf(part: unknown): string | null {
  const node = nodeIn(part);
  return node && typeof node.name === 'string' ? node.name : null;
}

/** An expression without what types add to it: `x as const`, `x!`. */
export function unwrapped(part: unknown): Node | null {
  const node = nodeIn(part);
  const isWrapped =
    node !== null &&
    'TSAsExpression TSSatisfiesExpression TSNonNullExpression ChainExpression'.split(' ').includes(node.type);
  return isWrapped ? unwrapped(node.expression) : node;
}
