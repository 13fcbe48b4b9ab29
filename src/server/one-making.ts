/** What came of a making. `unfit`: something that holds for one asker only. `abandoned`: nothing, its asker went away. */
type Outcome<T> = { made: T } | 'unfit' | 'abandoned';

type Making<T> = { begunAt: number; outcome: Promise<Outcome<T>> };

export type Report<T> = (outcome: Outcome<T>) => void;

/**
 * Lets many who ask for the same thing share one making of it. Nobody gets what was begun before they asked and then
 * overtaken by a change; what was begun after they asked is as good as their own, so nobody waits for a third making
 * unless the askers before them go away.
 * @param changesSoFar how many changes there were; null while changes go unheard, and nothing can be shared
 * @returns for a key, what somebody else made, or else the function to which the caller must report its own making
 */
export function oneMaking<T>(changesSoFar: () => number | null): (key: string) => Promise<{ made: T } | Report<T>> {
  const underWay = new Map<string, Making<T>>();

  const begin = (key: string, begunAt: number): Report<T> => {
    const { promise, resolve } = Promise.withResolvers<Outcome<T>>();
    const making = { begunAt, outcome: promise };
    underWay.set(key, making);
    return (outcome) => {
      // One that was overtaken has a successor by now.
      if (underWay.get(key) === making) underWay.delete(key);
      resolve(outcome);
    };
  };

  return async (key) => {
    for (let isFirstTry = true; ; isFirstTry = false) {
      const changes = changesSoFar();
      if (changes === null) return reportToNobody;
      const making = underWay.get(key);
      // At a second try whatever is under way was begun after the caller asked: a change since then does not matter.
      if (!making || (isFirstTry && making.begunAt !== changes)) return begin(key, changes);
      const outcome = await making.outcome;
      if (outcome === 'unfit') return reportToNobody;
      if (outcome !== 'abandoned' && (!isFirstTry || making.begunAt === changesSoFar())) return outcome;
    }
  };
}

function reportToNobody(): void {
  // Nobody waits for this one.
}
