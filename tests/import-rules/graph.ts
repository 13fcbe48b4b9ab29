/** Finds the imports of the sources, types included, and those that break the rules. Pure. */
import path from 'node:path';

/** Text by path from the project's root. */
export type Sources = ReadonlyMap<string, string>;

type Import = { from: string; specifier: string /** null for a package */; to: string | null };

export type Table = {
  rooms: Readonly<Record<string, readonly string[]>>;
  packages: Readonly<Record<string, readonly string[]>>;
};

/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`. */
const SPECIFIER = /(?:^|[\s;}])(?:from\s*|import\s*\(\s*|import\s+)'([^'\n]+)'/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const ALIASES: readonly (readonly [prefix: string, path: string])[] = [
  ['@payload-config', 'payload.config'],
  ['@collections/', 'collections/'],
  ['@endpoints/', 'endpoints/'],
  ['@/', 'src/'],
];
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

export function importsOf(sources: Sources): Import[] {
  return [...sources].flatMap(([from, text]) =>
    [...text.replace(COMMENT, '').matchAll(SPECIFIER)].map(([, specifier = '']) => ({
      from,
      specifier,
      to: resolveImport(specifier, { from, sources }),
    })),
  );
}

/** The file that a module imports; null for a package. */
export function resolveImport(specifier: string, { from, sources }: { from: string; sources: Sources }): string | null {
  const alias = ALIASES.find(([prefix]) => specifier.startsWith(prefix));
  const isOurs = alias !== undefined || specifier.startsWith('.');
  if (!isOurs) return null;
  const [prefix, folder] = alias ?? ['', `${path.posix.dirname(from)}/`];
  const file = path.posix.normalize(folder + specifier.slice(prefix.length));
  return ENDINGS.map((ending) => file + ending).find((candidate) => sources.has(candidate)) ?? file;
}

/** Every violation of the table, and every cycle of modules, as a sentence. */
export function importProblems(sources: Sources, table: Table): string[] {
  const imports = importsOf(sources);
  return [
    ...tableProblems(table),
    ...[...sources.keys()].filter((file) => roomOf(file, table) === null).map((file) => `${file} is in no room.`),
    ...imports.flatMap((imported) => problemOf(imported, table) ?? []),
    ...circles(imports).map((circle) => `Circle of imports: ${circle.join(' -> ')}.`),
  ];
}

function tableProblems({ rooms }: Table): string[] {
  const order = Object.keys(rooms);
  return order.flatMap((room, index) =>
    (rooms[room] ?? [])
      .filter((below) => !order.slice(0, index).includes(below))
      .map((below) => `${room} lists ${below}, which does not come before it in the table.`),
  );
}

function problemOf({ from, specifier, to }: Import, table: Table): string | null {
  const room = roomOf(from, table);
  if (room === null) return null;
  if (to === null) {
    const allowed = table.packages[room];
    const isAllowed = !allowed || allowed.some((name) => specifier === name || specifier.startsWith(`${name}:`));
    return isAllowed ? null : `${from} imports ${specifier}: ${room} may import ${listed(allowed, 'no package')}.`;
  }
  const other = roomOf(to, table);
  const allowed = table.rooms[room] ?? [];
  if (other === null || other === room || allowed.includes(other)) return null;
  return `${from} imports ${to}: ${room} may import ${listed(allowed, 'no other room')}.`;
}

function listed(names: readonly string[], nothing: string): string {
  return names.length === 0 ? nothing : `only ${names.join(', ')}`;
}

/** The room with the longest path that contains the file. `src/env.ts` contains `src/env-schema.ts`, its other half. */
function roomOf(file: string, { rooms }: Table): string | null {
  if (file === 'src/env-schema.ts') return 'src/env.ts';
  const found = Object.keys(rooms).filter(
    (room) => file === room || `${file}.ts` === room || file.startsWith(`${room}/`),
  );
  return found.sort((left, right) => right.length - left.length)[0] ?? null;
}

/** At least one cycle for each group of modules that import each other, found by a depth-first walk. */
export function circles(imports: readonly Import[]): string[][] {
  const graph = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const path: string[] = [];
  const found: string[][] = [];
  const visit = (file: string) => {
    if (done.has(file)) return;
    const start = path.indexOf(file);
    if (start !== -1) return void found.push([...path.slice(start), file]);
    path.push(file);
    for (const { to } of graph.get(file) ?? []) if (to !== null) visit(to);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return found;
}
