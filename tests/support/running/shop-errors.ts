const SHOWN = 20;

/**
 * The lines that the shop logged as errors. A failed test shows only an answer; these lines show its cause.
 * @param printed everything that the shop's process printed
 */
export function errorLines(printed: string): string[] {
  return printed
    .split('\n')
    .filter((line) => line.includes('"level":"error"'))
    .slice(-SHOWN)
    .map((line) => line.slice(0, 2_000));
}
