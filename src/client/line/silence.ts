/** A line that is silent for a while counts as dead. */

/**
 * Watches for silence.
 * @param ms how long nothing may be heard
 * @returns `dead` rejects once it was silent for so long; `heard` begins the time again; `end` stops watching
 */
export function watchSilence(ms: number): { dead: Promise<never>; heard: () => void; end: () => void } {
  let die: (reason: Error) => void = () => undefined;
  const dead = new Promise<never>((_, reject) => {
    die = reject;
  });
  // It may also reject after everybody has stopped listening.
  dead.catch(() => undefined);
  const begin = () => setTimeout(() => die(new Error('The line is silent.')), ms);
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
