/** `unfit`: the result holds for one caller only. `abandoned`: there is no result, because its client went away. */
type Outcome<T> = { made: T } | 'unfit' | 'abandoned';

export type Report<T> = (outcome: Outcome<T>) => void;

type Options<T> = {
  /** false while changes go unnoticed, so that nothing can be shared */
  mayShare: () => boolean;
  /** whether making it now would give the same result */
  isUnchanged: (made: T) => Promise<boolean>;
};

/**
 * Lets callers that ask for the same key share one result. A caller never gets a result that was begun before the call and then
 * overtaken by a change. A result begun after the call is as good as its own, so no caller waits for a third one unless
 * the clients before them go away.
 * @returns for a key, another caller's result, or else the function with which the caller must report its own
 */
export function shareWork<T>({ mayShare, isUnchanged }: Options<T>) {
  const underWay = new Map<string, Promise<Outcome<T>>>();

  const begin = (key: string): Report<T> => {
    const { promise, resolve } = Promise.withResolvers<Outcome<T>>();
    underWay.set(key, promise);
    return (outcome) => {
      if (underWay.get(key) === promise) underWay.delete(key);
      resolve(outcome);
    };
  };

  return async (key: string): Promise<{ made: T } | Report<T>> => {
    for (let isFirstTry = true; ; isFirstTry = false) {
      if (!mayShare()) return discardResult;
      const work = underWay.get(key);
      if (!work) return begin(key);
      const outcome = await work;
      if (outcome === 'unfit') return discardResult;
      // The second result was begun after this call, so a change since then does not matter.
      if (outcome !== 'abandoned' && (!isFirstTry || (await isUnchanged(outcome.made)))) return outcome;
    }
  };
}

function discardResult(): void {
  // No other caller waits for this result.
}
