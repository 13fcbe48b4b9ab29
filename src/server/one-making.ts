/** What came of a making. `unfit`: something that holds for one asker only. `abandoned`: nothing, its asker went away. */
type Outcome<T> = { made: T } | 'unfit' | 'abandoned';

export type Report<T> = (outcome: Outcome<T>) => void;

type Options<T> = {
  /** false while changes go unnoticed, and nothing can be shared */
  mayShare: () => boolean;
  /** whether it would be made the same now */
  isStillTrue: (made: T) => Promise<boolean>;
};

/**
 * Lets many who ask for the same thing share one making of it. Nobody gets what was begun before they asked and then
 * overtaken by a change; what was begun after they asked is as good as their own, so nobody waits for a third making
 * unless the askers before them go away.
 * @returns for a key, what somebody else made, or else the function to which the caller must report its own making
 */
export function oneMaking<T>({ mayShare, isStillTrue }: Options<T>) {
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
      if (!mayShare()) return reportToNobody;
      const making = underWay.get(key);
      if (!making) return begin(key);
      const outcome = await making;
      if (outcome === 'unfit') return reportToNobody;
      // At a second try it was begun after the caller asked: a change since then does not matter.
      if (outcome !== 'abandoned' && (!isFirstTry || (await isStillTrue(outcome.made)))) return outcome;
    }
  };
}

function reportToNobody(): void {
  // Nobody waits for this one.
}
