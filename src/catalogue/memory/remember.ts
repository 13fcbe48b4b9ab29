import { joinBases } from './basis';
import { isOvertaken } from './forget';
import { currentScope, inScope, newScope, type Query } from './scope';
import { countLookup, isLoaded, type Loaded, type Loading, memory } from './state';

/**
 * The remembered value, or a fresh one. It is forgotten when a change concerns it: one of `aspects`, one of the products
 * that it shows (`showsProducts`), or whatever concerns a remembered value that was used for it. Many readers of a missing
 * value share one load.
 * @param aspects what concerns the rows that `load` reads itself
 */
export async function remember<T extends object>(
  { key, aspects = [] }: { key: string; aspects?: Query['aspects'] },
  load: () => Promise<T>,
): Promise<T> {
  if (!memory().isLive) return load();
  const query = { key, aspects, load };
  const { value, basis } = await lookUp(query);
  currentScope()?.reads.push({ query, value, basis });
  // A key names one kind of value, so what was stored under it is of that kind.
  return value as T;
}

/** The same for a text that is made at once, and whose key changes with it. */
export function rememberText(key: string, make: () => string): string {
  const { isLive, texts } = memory();
  const known = isLive ? texts.get(key) : undefined;
  if (known !== undefined) return known;
  const text = make();
  if (isLive) texts.set(key, text);
  return text;
}

async function lookUp(query: Query): Promise<Loaded> {
  const { values, changes: askedAt } = memory();
  const first = values.get(query.key);
  countLookup(first !== undefined);
  for (let known = first; known; known = values.get(query.key)) {
    if (isLoaded(known)) return known;
    if (known.begunAt >= askedAt) return known.promise;
    // Something changed since it began. Whether that concerns it is known once it is loaded: it stays, or it is gone.
    await known.promise.catch(() => undefined);
  }
  return begin(query).promise;
}

function begin({ key, aspects, load }: Query): Loading {
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
      const loaded = { value, basis };
      if (isMine() && !isOvertaken(basis, loading)) values.set(key, loaded);
      return loaded;
    } finally {
      if (isMine()) values.delete(key);
    }
  };
  // Begins after `loading` is stored: what it reads at once would otherwise find nothing under way.
  const loading: Loading = { begunAt, promise: Promise.resolve().then(run) };
  values.set(key, loading);
  return loading;
}
