import { joinBases } from './dependencies';
import { isStale } from './forget';
import { currentScope, inScope, keyInLanguage, type MemoryKey, newScope, type Query, type Read } from './scope';
import { countLookup, isLoaded, type Loaded, type Loading, memory } from './state';

/**
 * The remembered value, or a fresh one. A value is forgotten when a change affects it: a change of one of `aspects`, of a
 * product that it shows (`showsProducts`), or of a remembered value that it was made from. Concurrent readers of a missing
 * value share one load. A value that has no part but null is not remembered.
 * @param key its parts become JSON, and the language of the request is added
 * @param aspects changes that affect the rows that `load` reads itself
 * @param weigh how much memory a long list that shows no products takes; a product is 1, which is 2 KB
 */
export async function remember<T extends object>(
  { key, aspects = [], weigh = noWeight }: { key: MemoryKey; aspects?: Query['aspects']; weigh?: (value: T) => number },
  load: () => Promise<T>,
): Promise<T> {
  // Each kind of key is used for one type of value.
  return (await recall({
    key: keyInLanguage(JSON.stringify(key)),
    aspects,
    load,
    weigh: (value) => weigh(value as T),
  })) as T;
}

/**
 * The same for a value that is handed on to other work: whoever shows it calls `noteRead`.
 * @returns `read`: null while nothing is remembered
 */
export async function rememberApart<T extends object>(
  { key, aspects }: { key: MemoryKey; aspects: Query['aspects'] },
  load: () => Promise<T>,
): Promise<{ value: T; read: Read | null }> {
  const scope = newScope();
  const value = await inScope(scope, () => remember({ key, aspects }, load));
  return { value, read: scope.reads[0] ?? null };
}

/** Records that the value or page in progress shows a value of `rememberApart`. */
export function noteRead(read: Read): void {
  const reads = currentScope()?.reads;
  if (reads && !reads.includes(read)) reads.push(read);
}

/** The value of a query that was made before. */
export async function recall(query: Query): Promise<object> {
  if (!memory().isLive) return query.load();
  const { value, basis } = await lookUp(query);
  currentScope()?.reads.push({ query, value, basis });
  return value;
}

/** The same for a text made synchronously, whose key changes with its content. */
export function rememberText(name: string, make: () => string): string {
  const key = keyInLanguage(name);
  const { isLive, texts } = memory();
  const known = isLive ? texts.get(key) : undefined;
  if (known !== undefined) return known;
  const text = make();
  if (isLive) texts.set(key, text);
  return text;
}

const noWeight = () => 0;

/** Names that nothing has are without number, so that nothing was found is not remembered: `{ boiler: null }`. */
function isNothing(value: object): boolean {
  const parts = Object.values(value);
  return !Array.isArray(value) && parts.length > 0 && parts.every((part) => part === null || part === undefined);
}

async function lookUp(query: Query): Promise<Loaded> {
  const { values, changes: askedAt } = memory();
  const first = values.get(query.key);
  countLookup(first !== undefined);
  for (let known = first; known; known = values.get(query.key)) {
    if (isLoaded(known)) return known;
    if (known.begunAt >= askedAt) return known.promise;
    // Something changed since the load began. Afterwards the value is either still stored or was forgotten.
    await known.promise.catch(() => undefined);
  }
  return begin(query).promise;
}

function begin({ key, aspects, load, weigh }: Query): Loading {
  const { values, changes: begunAt } = memory();
  const scope = newScope();
  const isMine = () => values.peek(key) === loading;
  const run = async (): Promise<Loaded> => {
    try {
      const value = await inScope(scope, load);
      const basis = joinBases([
        { aspects: new Set(aspects), products: scope.products },
        ...scope.reads.map((read) => read.basis),
      ]);
      const loaded = { value, basis, weight: weigh(value) };
      if (isMine() && !isNothing(value) && !isStale(basis, loading)) values.set(key, loaded);
      return loaded;
    } finally {
      if (isMine()) values.delete(key);
    }
  };
  // Starts after `loading` is stored, so that concurrent readers find it.
  const loading: Loading = { begunAt, promise: Promise.resolve().then(run) };
  values.set(key, loading);
  return loading;
}
