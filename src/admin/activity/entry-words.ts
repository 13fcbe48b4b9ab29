/** An entry of the audit log in words: no React. */

import type { AuditLogEntry } from '@/contract/admin/audit';
import { officeActivityWords } from '@/words/en/activity';
import { importPath } from '../lib/paths';
import { fieldLabel, fieldText } from './field-words';
import { subjectName, subjectPath, subjectsName } from './subjects';

export type EntryWords = {
  /** the sentence around its subject */
  before: string;
  /** what it is about; `path` null if that is gone or no page shows it */
  subject: { text: string; path: string | null } | null;
  after: string;
  /** field values that the sentence does not mention; null if the field was or is empty */
  details: readonly Detail[];
};

export type Detail = { label: string; before: string | null; after: string | null };

type Entry = Pick<AuditLogEntry, 'actor' | 'action' | 'subject_type' | 'subject_id' | 'changes'>;
/** @property parts the text before the subject, and after it */
type Sentence = { parts: readonly string[]; subject?: EntryWords['subject']; isWhole?: boolean };

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const say = officeActivityWords.sentences;

/** `admin changed the price of product 12 from 1,000.00 to 1,250.50`, with 'product 12' as its subject. */
export function entryWords(entry: Entry): EntryWords {
  const { parts, subject = subjectOf(entry), isWhole = false } = sentenceOf(entry);
  const [before = '', after = ''] = parts;
  return { before, subject, after, details: isWhole ? [] : detailsOf(entry) };
}

function sentenceOf(entry: Entry): Sentence {
  const { actor, subject_type: type, subject_id: id, changes } = entry;
  switch (entry.action) {
    case 'create':
      return { parts: type === 'orders' ? say.placed(actor) : say.created(actor) };
    case 'delete':
      return { parts: say.deleted(actor) };
    case 'login':
      return { parts: say.loggedIn(actor) };
    case 'login-failed':
      return failedLogin(entry);
    case 'lock':
      return { parts: say.locked(actor) };
    case 'password':
      return { parts: say.setPassword(actor) };
    case 'factor-reset':
      return { parts: changes.twoFactor ? say.replacedFactor(actor) : say.resetFactor(actor), isWhole: true };
    case 'export':
      return id === null
        ? { parts: say.exported(actor, subjectsName(type)), subject: null }
        : { parts: say.exportedData(actor) };
    case 'import':
      return id === null
        ? { parts: importedTable(entry), subject: null }
        : { parts: say.imported(actor, subjectsName(type)), subject: importOf(id) };
    case 'update':
    case 'role':
      return changed(entry);
    default:
      // Written by a later version of the shop.
      return { parts: say.unknown(actor, String(entry.action)) };
  }
}

function failedLogin({ actor, subject_id: id }: Entry): Sentence {
  if (id === null) return { parts: say.loginUnknown(actor), subject: null };
  return { parts: actor === 'guest' ? say.loginFailed(actor) : say.wrongPassword(actor) };
}

/** An import of several transactions has an entry from its first one. */
function importedTable({ actor, subject_type: type, changes }: Entry): readonly string[] {
  return (changes.toImport ? say.beganTable : say.importedTable)(actor, subjectsName(type));
}

function changed({ actor, subject_type: type, changes }: Entry): Sentence {
  const [first, ...others] = Object.entries(changes);
  if (!first) return { parts: say.changed(actor) };
  if (others.length > 0) return { parts: say.changedFields(actor, list.format(Object.keys(changes).map(fieldLabel))) };
  const [field, values] = first;
  if (type === 'products' && field === 'published') {
    return { parts: values[1] === true ? say.published(actor) : say.withdrew(actor), isWhole: true };
  }
  if (type === 'users' && field === 'locked' && values[1] === false) {
    return { parts: say.unlocked(actor), isWhole: true };
  }
  if (type === 'users' && field === 'sessions') {
    return { parts: say.endedSessions(actor, Number(values[0]) - Number(values[1])), isWhole: true };
  }
  return { parts: changedField({ actor, field, values }), isWhole: true };
}

type FieldChange = { actor: string; field: string; values: Entry['changes'][string] };

function changedField({ actor, field, values }: FieldChange): readonly string[] {
  const label = fieldLabel(field);
  const [old, current] = [fieldText(field, values[0]), fieldText(field, values[1])];
  if (old === null) return say.setField(actor, label, String(current));
  return current === null ? say.removedField(actor, label, old) : say.changedField(actor, label, old, current);
}

function subjectOf({ action, subject_type: type, subject_id: id }: Entry): EntryWords['subject'] {
  const path = id === null || action === 'delete' ? null : subjectPath(type, id);
  return { text: subjectName(type, id), path };
}

/** An import of products has a report. */
function importOf(id: number): EntryWords['subject'] {
  return { text: officeActivityWords.import(String(id)), path: importPath(id) };
}

function detailsOf({ changes }: Entry): Detail[] {
  return Object.entries(changes).map(([field, [before, after]]) => ({
    label: fieldLabel(field),
    before: fieldText(field, before),
    after: fieldText(field, after),
  }));
}
