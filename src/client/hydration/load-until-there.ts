import { tellTrouble } from '@/client/line/trouble';
import { PAGE_WANTED } from './interest';

type Loading<T> = {
  load: () => Promise<T>;
  /** whether somebody waits for it, who is then told that the line is down */
  isAwaited: () => boolean;
  /** they no longer wait */
  onGivenUp: () => void;
};

/** What calls for another try. The next page: it may have to wait for what failed when nobody waited for it. */
const ATTEMPTS = ['pointerdown', 'keydown', 'online', PAGE_WANTED] as const;

/** Loads something again and again until it comes. A failure is logged, and told to whoever waits. */
export async function loadUntilThere<T>({ load, isAwaited, onGivenUp }: Loading<T>): Promise<T> {
  let endNotice: () => void = () => undefined;
  for (;;) {
    try {
      // The first call may join an earlier request for the script and fail with it, although the connection is back.
      const loaded = await load().catch(load);
      endNotice();
      return loaded;
    } catch (error) {
      console.error(error);
      await anotherTry((retry) => {
        if (isAwaited()) endNotice = tellTrouble({ retry, dismiss: onGivenUp });
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
