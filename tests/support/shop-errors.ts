const SHOWN = 20;

/**
 * What the shop itself logged as errors, one line each: a test shows the answer alone, the log says why.
 * @param printed everything that the shop's process printed
 */
export function errorLines(printed: string): string[] {
  return printed
    .split('\n')
    .filter((line) => line.includes('"level":"error"'))
    .slice(-SHOWN)
    .map((line) => line.slice(0, 2_000));
}
