/** Milliseconds without any sign of the other side after which a line counts as dead. */
const SILENCE_MS = 60_000;

/** Calls once nothing was heard for a minute. `broken`: something was heard. */
export function watchSilence(onSilent: () => void): { broken: () => void; end: () => void } {
  let timer = setTimeout(onSilent, SILENCE_MS);
  return {
    broken: () => {
      clearTimeout(timer);
      timer = setTimeout(onSilent, SILENCE_MS);
    },
    end: () => clearTimeout(timer),
  };
}
