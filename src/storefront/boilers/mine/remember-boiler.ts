import { currentSession } from '@/client/session/session';
import { tellMyBoilerChanged } from './boiler-mark';
import { type MyBoiler, myBoiler, storedBoiler } from './my-boiler';

/** Remembers the visitor's choice in the browser, and in the account when logged in; null forgets it. */
export function rememberBoiler(boiler: MyBoiler | null): void {
  storeBoiler(boiler);
  if (!currentSession()) return;
  const slug = boiler?.slug ?? null;
  import('./account-boiler')
    .then(({ saveWithAccount }) => saveWithAccount(slug))
    .then((isKnown) => isKnown || slug === null || dropBoiler(slug))
    .catch(console.error);
}

/** Forgets a model that the shop no longer has, unless another was chosen meanwhile. */
export function dropBoiler(slug: string): void {
  if (myBoiler()?.slug === slug) storeBoiler(null);
}

/** Remembers in the browser only. */
export function storeBoiler(boiler: MyBoiler | null): void {
  storedBoiler.write(boiler && JSON.stringify(boiler));
  tellMyBoilerChanged();
}
