/** The keys of a namespace's messages, such as `title` or `steps.first`. */
export function messageKeys(namespace: object, before = ''): string[] {
  return Object.entries(namespace).flatMap(([key, message]) =>
    typeof message === 'object' && message !== null ? messageKeys(message, `${before}${key}.`) : [`${before}${key}`],
  );
}

const IMPORTS = /^import [^;]*;/gm;

/**
 * The keys of a namespace that sources use. A key that is looked up (`someWords.steps[step]`), or whose messages are used together
 * (`Object.values(someWords.steps)`), uses all below it. A namespace that is passed on (`sayProblem(problem, someWords)`) is used
 * as a whole, which is the key ''.
 */
export function keysInUse(namespace: string, sources: readonly string[]): string[] {
  const use = new RegExp(`\\b${namespace}\\??\\.([\\w$]+(?:\\??\\.[\\w$]+)*)`, 'g');
  const keys = sources.flatMap((source) => [...source.matchAll(use)].map(([, key = '']) => key.replaceAll('?', '')));
  const passedOn = new RegExp(`\\b${namespace}\\b(?!\\??\\.)`);
  if (sources.some((source) => passedOn.test(source.replace(IMPORTS, '')))) keys.push('');
  return [...new Set(keys)];
}
