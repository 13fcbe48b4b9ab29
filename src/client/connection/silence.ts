/**
 * Watches a line for silence.
 * @param ms how long the line may be silent
 * @param onSilent called after that time
 * @returns `dead` rejects after that time; `heard` restarts the time; `end` stops watching
 */
export function watchSilence(
  ms: number,
  onSilent: () => void = () => undefined,
): { dead: Promise<never>; heard: () => void; end: () => void } {
  let die: (reason: Error) => void = () => undefined;
  const dead = new Promise<never>((_, reject) => {
    die = reject;
  });
  // It may reject after the last listener has gone.
  dead.catch(() => undefined);
  const begin = () =>
    setTimeout(() => {
      die(new Error('The line is silent.'));
      onSilent();
    }, ms);
  let timer = begin();
  return {
    dead,
    heard: () => {
      clearTimeout(timer);
      timer = begin();
    },
    end: () => clearTimeout(timer),
  };
}
