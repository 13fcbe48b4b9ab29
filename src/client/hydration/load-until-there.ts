import { endTrouble, tellTrouble } from '@/client/line/trouble';

type Loading<T> = {
  load: () => Promise<T>;
  /** whether somebody waits for it, who is then told that the line is down */
  isAwaited: () => boolean;
  /** they no longer wait */
  onGivenUp: () => void;
};

/** What calls for another try. */
const ATTEMPTS = ['pointerdown', 'keydown', 'online'] as const;

/** Loads something again and again until it comes. A failure is logged, and told to whoever waits. */
export async function loadUntilThere<T>({ load, isAwaited, onGivenUp }: Loading<T>): Promise<T> {
  let hasTold = false;
  for (;;) {
    try {
      // The first call may join an earlier request for the script and fail with it, although the connection is back.
      const loaded = await load().catch(load);
      // Not a notice about something else.
      if (hasTold) endTrouble();
      return loaded;
    } catch (error) {
      console.error(error);
      await anotherTry((retry) => {
        hasTold = isAwaited();
        if (hasTold) tellTrouble({ retry, dismiss: onGivenUp });
      });
    }
  }
}

/** Settles when the line is back, when somebody goes on using the page, or by the function that `offer` gets. */
function anotherTry(offer: (retry: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const settle = () => {
      ended.abort();
      resolve();
    };
    for (const attempt of ATTEMPTS) window.addEventListener(attempt, settle, { signal: ended.signal });
    offer(settle);
  });
}
