import { tabKeeper } from './browser-storage';

/** The shop's forms whose texts survive a reload of the tab. */
const NAMES = ['quick-order', 'part-request', 'quote'] as const;
export type FormDraftName = (typeof NAMES)[number];

const keyOf = (name: FormDraftName) => `form-draft:${name}`;

/** '' if nothing is kept */
export function readFormDraft(name: FormDraftName): string {
  return tabKeeper.read(keyOf(name)) ?? '';
}

/** '' forgets it. */
export function keepFormDraft(name: FormDraftName, text: string): void {
  if (text === '') tabKeeper.remove(keyOf(name));
  else tabKeeper.write(keyOf(name), text);
}

/** At a logout: the next person at this computer must not see names and addresses. */
export function forgetFormDrafts(): void {
  for (const name of NAMES) keepFormDraft(name, '');
}
