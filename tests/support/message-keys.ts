/** The keys of a room's messages, such as `title` or `steps.first`. */
export function messageKeys(room: object, before = ''): string[] {
  return Object.entries(room).flatMap(([key, message]) =>
    typeof message === 'object' && message !== null ? messageKeys(message, `${before}${key}.`) : [`${before}${key}`],
  );
}

const IMPORTS = /^import [^;]*;/gm;

/**
 * The keys of a room that sources use. A key that is looked up (`roomWords.steps[step]`), or whose messages are used together
 * (`Object.values(roomWords.steps)`), uses all below it. A room that is passed on (`sayProblem(problem, roomWords)`) is used
 * as a whole, which is the key ''.
 */
export function keysInUse(room: string, sources: readonly string[]): string[] {
  const use = new RegExp(`\\b${room}\\??\\.([\\w$]+(?:\\??\\.[\\w$]+)*)`, 'g');
  const keys = sources.flatMap((source) => [...source.matchAll(use)].map(([, key = '']) => key.replaceAll('?', '')));
  const passedOn = new RegExp(`\\b${room}\\b(?!\\??\\.)`);
  if (sources.some((source) => passedOn.test(source.replace(IMPORTS, '')))) keys.push('');
  return [...new Set(keys)];
}
