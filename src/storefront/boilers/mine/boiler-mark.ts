/** Whether a boiler is remembered here, without the scripts that read which one. */
import { longKeeper } from '@/client/browser-storage';

/** Its key in local storage. */
export const MY_BOILER_KEY = 'my-boiler';

/** Raised on `window` when this tab remembers or forgets a boiler; other tabs get a storage event. */
const CHANGED = 'my-boiler-changed';

export function hasMyBoiler(): boolean {
  return longKeeper.read(MY_BOILER_KEY) !== null;
}

export function tellMyBoilerChanged(): void {
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back on every change, in this tab or another. @returns a function that stops it */
export function onMyBoilerChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
