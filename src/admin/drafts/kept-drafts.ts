/**
 * What people have typed into forms and not saved yet, kept in this browser for the account that typed it: a session that ends, a
 * reload or a closed dialog loses nothing. Each form of each record has its own key in the storage, so that two tabs never
 * overwrite each other's.
 *
 * Drafts hold customers' data. They go when they are saved or discarded, and after three days whatever happens. Forms that take
 * passwords or codes are not kept.
 */
import { longKeeper, tabKeeper } from '@/client/browser-storage';
import { isRecord, parsedJson } from '@/domain/json';

export type DraftName = {
  /** the account's id */
  owner: number;
  /** which form */
  form: string;
  /** which record it edits; '' for a new one */
  record: string;
};

export type KeptDraft = {
  /** when it was last typed into, in ISO 8601 */
  at: string;
  /** the version of the record that it was typed over; '' for a new one */
  base: string;
  values: unknown;
};

const PREFIX = 'form-draft:';
const OPEN = 'open-forms';

/** Milliseconds that a draft is kept: over a weekend. */
export const MAX_DRAFT_AGE_MS = 3 * 24 * 3_600_000;

/** Characters of a draft: a longer one is a pasted page, which would fill the storage that the whole shop shares. */
export const MAX_DRAFT_LENGTH = 60_000;

/** Drafts of an account; the oldest makes room for the newest. */
export const MAX_DRAFTS = 40;

/** @returns null if there is no draft, or if it is too old */
export function readDraft(name: DraftName): KeptDraft | null {
  return draftAt(keyOf(name));
}

/** Keeps the newest state of a form. Files cannot be kept. */
export function keepDraft(name: DraftName, { base, values }: Pick<KeptDraft, 'base' | 'values'>): void {
  const text = JSON.stringify({ at: new Date().toISOString(), base, values }, withoutFiles);
  const key = keyOf(name);
  if (text.length > MAX_DRAFT_LENGTH) return;
  longKeeper.write(key, text);
  const own = draftKeys()
    .filter((other) => other.startsWith(`${PREFIX}${name.owner}:`))
    .map((other) => ({ other, at: draftAt(other)?.at ?? '' }))
    .toSorted((one, two) => two.at.localeCompare(one.at));
  for (const { other } of own.slice(MAX_DRAFTS)) longKeeper.remove(other);
}

/** Forgets a draft that was saved or discarded. */
export function forgetDraft(name: DraftName): void {
  longKeeper.remove(keyOf(name));
}

/** Removes drafts of every account that are too old, or that cannot be read. */
export function sweepDrafts(): void {
  for (const key of draftKeys()) if (draftAt(key) === null) longKeeper.remove(key);
}

/** Notes that a form with unsaved work is on the screen of this tab, so that it opens again after a reload or a new login. */
export function markOpen(name: DraftName, isOpen: boolean): void {
  const others = openForms().filter((key) => key !== keyOf(name));
  tabKeeper.write(OPEN, JSON.stringify(isOpen ? [...others, keyOf(name)] : others));
}

/** Was the form on the screen of this tab when the page was left, with something typed that is still kept? */
export function wasOpen(name: DraftName): boolean {
  return openForms().includes(keyOf(name)) && readDraft(name) !== null;
}

function openForms(): string[] {
  const known = parsedJson(tabKeeper.read(OPEN) ?? '');
  return Array.isArray(known) ? known.filter((key) => typeof key === 'string') : [];
}

function keyOf({ owner, form, record }: DraftName): string {
  return `${PREFIX}${owner}:${form}:${record}`;
}

function draftAt(key: string): KeptDraft | null {
  const draft = parsedJson(longKeeper.read(key) ?? '');
  if (!isRecord(draft) || typeof draft.at !== 'string' || typeof draft.base !== 'string') return null;
  const age = Date.now() - Date.parse(draft.at);
  // A clock that was set back makes a draft of the future, which would never grow old.
  if (!(Math.abs(age) < MAX_DRAFT_AGE_MS)) return null;
  return { at: draft.at, base: draft.base, values: draft.values };
}

/** Empty if the browser forbids access to its storage. */
function draftKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function withoutFiles(_: string, value: unknown): unknown {
  return typeof Blob !== 'undefined' && value instanceof Blob ? null : value;
}

/**
 * The fields that differ from the saved record. Only these are kept: a draft that is restored over a newer copy must not bring back
 * the former values of fields that the person left alone.
 */
export function typedValues<Values extends object>(values: Values, saved: object | undefined): Partial<Values> {
  const typed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(saved ?? {}, name)),
  );
  // The entries are the form's own.
  return Object.fromEntries(typed) as Partial<Values>;
}

/**
 * The kept values that the form still has a place for: fields of another kind than the form's own, as another version of the shop
 * may have written them, stay as they are in the form.
 */
export function fittingValues<Values extends object>(own: Values, kept: unknown): Values {
  if (!isRecord(kept)) return own;
  // The entries are the form's own keys.
  return Object.fromEntries(
    Object.entries(own).map(([key, value]) => [key, fits(value, kept[key]) ? kept[key] : value]),
  ) as Values;
}

function fits(own: unknown, kept: unknown): boolean {
  if (kept === undefined) return false;
  if (own === null || kept === null) return typeof (own ?? kept ?? '') !== 'object';
  if (Array.isArray(own)) return Array.isArray(kept) && kept.every((each) => own.length === 0 || fits(own[0], each));
  if (isRecord(own)) return isRecord(kept) && Object.entries(own).every(([key, value]) => fits(value, kept[key]));
  return typeof own === typeof kept;
}
