/** An entry of the audit log in words: no React. */
import type { AuditLogEntry } from '@/contract/admin/audit';
import { tabPath } from '@/domain/back-office-tabs';
import { englishPlural } from '@/words/plural';
import { fieldLabel, fieldText } from './field-words';
import { subjectName, subjectPath, subjectsName } from './subjects';

export type EntryWords = {
  /** the sentence around its subject */
  before: string;
  /** what it is about; `path` null where that is gone or shown nowhere */
  subject: { text: string; path: string | null } | null;
  after: string;
  /** field values that the sentence does not mention; null if the field was or is empty */
  details: readonly Detail[];
};

export type Detail = { label: string; before: string | null; after: string | null };

type Entry = Pick<AuditLogEntry, 'actor' | 'action' | 'subject_type' | 'subject_id' | 'changes'>;
type Sentence = { before: string; after?: string; subject?: EntryWords['subject']; isWhole?: boolean };

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** `admin changed the price of product 12 from 1,000.00 to 1,250.50`, with 'product 12' as its subject. */
export function entryWords(entry: Entry): EntryWords {
  const { before, after = '', subject = subjectOf(entry), isWhole = false } = sentenceOf(entry);
  return { before, subject, after, details: isWhole ? [] : detailsOf(entry) };
}

function sentenceOf(entry: Entry): Sentence {
  const { actor, subject_type: type, subject_id: id, changes } = entry;
  switch (entry.action) {
    case 'create':
      return { before: `${actor} ${type === 'orders' ? 'placed' : 'created'} ` };
    case 'delete':
      return { before: `${actor} deleted ` };
    case 'login':
      return { before: `${actor} logged in as ` };
    case 'login-failed':
      return failedLogin(entry);
    case 'lock':
      return { before: `${actor} locked `, after: ' by wrong passwords or codes' };
    case 'password':
      return { before: `${actor} set a new password for ` };
    case 'factor-reset':
      return { before: `${actor} ${changes.twoFactor ? 'replaced' : 'reset'} the second factor of `, isWhole: true };
    case 'export':
      return id === null
        ? { before: `${actor} exported ${subjectsName(type)}`, subject: null }
        : { before: `${actor} exported all data of ` };
    case 'import':
      return { before: `${actor} imported ${subjectsName(type)}: `, subject: importOf(id) };
    case 'update':
    case 'role':
      return changed(entry);
    default:
      // Written by a later version of the shop.
      return { before: `${actor}: ${String(entry.action)} ` };
  }
}

function failedLogin({ actor, subject_id: id }: Entry): Sentence {
  if (id === null) return { before: `${actor} tried to log in to an account that does not exist`, subject: null };
  if (actor === 'guest') return { before: `${actor} failed to log in as ` };
  return { before: `${actor} entered a wrong password or code as ` };
}

function changed({ actor, subject_type: type, changes }: Entry): Sentence {
  const [first, ...others] = Object.entries(changes);
  if (!first) return { before: `${actor} changed ` };
  if (others.length > 0) {
    return { before: `${actor} changed ${list.format(Object.keys(changes).map(fieldLabel))} of ` };
  }
  const [field, values] = first;
  if (type === 'products' && field === 'published') {
    const isOn = values[1] === true;
    return {
      before: `${actor} ${isOn ? 'published' : 'withdrew'} `,
      after: isOn ? '' : ' from the shop',
      isWhole: true,
    };
  }
  if (type === 'users' && field === 'locked' && values[1] === false) {
    return { before: `${actor} unlocked `, isWhole: true };
  }
  if (type === 'users' && field === 'sessions') {
    const ended = englishPlural(Number(values[0]) - Number(values[1]), 'session');
    return { before: `${actor} ended ${ended} of `, isWhole: true };
  }
  const label = fieldLabel(field);
  const [old, current] = [fieldText(field, values[0]), fieldText(field, values[1])];
  if (old === null) return whole({ actor, verb: 'set', label, after: ` to ${current}` });
  if (current === null) return whole({ actor, verb: 'removed', label, after: `, which was ${old}` });
  return whole({ actor, verb: 'changed', label, after: ` from ${old} to ${current}` });
}

function whole({ actor, verb, label, after }: Record<'actor' | 'verb' | 'label' | 'after', string>): Sentence {
  return { before: `${actor} ${verb} the ${label} of `, after, isWhole: true };
}

function subjectOf({ action, subject_type: type, subject_id: id }: Entry): EntryWords['subject'] {
  const path = id === null || action === 'delete' ? null : subjectPath(type, id);
  return { text: subjectName(type, id), path };
}

/** Imports are of products, and have a report of their own. */
function importOf(id: number | null): EntryWords['subject'] {
  return id === null ? null : { text: `import ${id}`, path: `${tabPath('products')}&import=${id}` };
}

function detailsOf({ changes }: Entry): Detail[] {
  return Object.entries(changes).map(([field, [before, after]]) => ({
    label: fieldLabel(field),
    before: fieldText(field, before),
    after: fieldText(field, after),
  }));
}
