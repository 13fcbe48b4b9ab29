import type { DataKind, OpenBusiness } from '@/domain/personal-data';
import { english } from '../english';

const OPEN: Record<OpenBusiness['kind'], (id: number) => string> = {
  order: (id) => `order #${id}`,
  parcel: (id) => `parcel ${id}`,
  return: (id) => `the return of parcel ${id}`,
};

/** The calls and the dialog about a person's data. */
export const personalDataWords = english('personalData', {
  open: (open: readonly OpenBusiness[]) =>
    `Still open: ${open.map(({ kind, id }) => OPEN[kind](id)).join(', ')}. Nothing was erased.`,
  officeAccount: (usernames: readonly string[]) =>
    `${usernames.join(', ')} can enter the back office and signed what was done there. Make it a customer first. Nothing was erased.`,
  worksHere: (usernames: readonly string[]) =>
    `${usernames.join(', ')} can enter the back office and signed what was done there. Make it a customer before you erase it.`,
  waits: (open: readonly OpenBusiness[]) =>
    `Still open: ${open.map(({ kind, id }) => OPEN[kind](id)).join(', ')}. The person can be erased once that is over.`,
  button: 'Personal data',
  title: "A person's data",
  search: 'Telephone or e-mail',
  searchHint: 'The telephone in any spelling.',
  find: 'Find',
  failed: 'Failed to find the data.',
  nothing: 'The shop holds nothing about this person.',
  names: 'Names',
  phones: 'Telephones',
  emails: 'E-mail addresses',
  held: 'What the shop holds',
  file: 'Download as a file',
  fileFailed: 'The file could not be made.',
  erase: {
    open: 'Erase for ever',
    title: 'Erase a person for ever',
    whom: (search: string) => `Everything about ${search}, and about whoever ordered with it.`,
    text: 'Names, telephones, addresses, e-mails, notes, quotes and part requests are erased, and the account is deleted. Orders keep their lines and amounts. This cannot be undone.',
    reason: 'Reason *',
    reasonHint: 'It stays in the activity. Do not name the person.',
    typeWord: (word: string) => `Type ${word} to confirm *`,
    word: 'ERASE',
    wordWrong: 'Type the word exactly as shown.',
    submit: 'Erase for ever',
    erasing: 'Erasing...',
    done: 'The person is erased.',
    failed: 'Nothing was erased.',
  },
  kinds: {
    account: 'Account',
    orders: 'Orders',
    quotes: 'Quotes',
    part_requests: 'Part requests',
    returns: 'Returns',
    calls_and_notes: 'Calls and notes',
    messages: 'Messages',
    subscriptions: 'Subscriptions',
    proofs: 'Proofs of payment',
    blocks: 'Blocks',
  } satisfies Record<DataKind, string>,
});
