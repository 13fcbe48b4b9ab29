/** The state of the audit log in the address. */
import { AUDIT_ACTIONS } from '@/domain/audit';
import { readPage } from '../lib/list-query';
import { isSubjectType } from './subjects';

export const LIST_STATE = { actor: '', action: '', subject: '', from: '', to: '', page: '1' };

export const NO_FILTERS = { actor: '', action: '', subject: '', from: '', to: '', page: '' };

export type ActivityFilters = {
  actor: string;
  action: string;
  /** a collection's name */
  type: string;
  /** of a document of that collection */
  number: string;
  /** days of the shop's calendar: `2026-11-22` */
  from: string;
  to: string;
};

/** An address may hold anything: unknown values count as no filter. */
export function readListState(address: typeof LIST_STATE): { filters: ActivityFilters; page: number } {
  const [type = '', number = ''] = address.subject.split(/[/:]/);
  const isKnown = isSubjectType(type);
  return {
    filters: {
      actor: address.actor,
      action: AUDIT_ACTIONS.some((action) => action === address.action) ? address.action : '',
      type: isKnown ? type : '',
      number: isKnown ? readNumber(number) : '',
      from: readDay(address.from),
      to: readDay(address.to),
    },
    page: readPage(address.page),
  };
}

/** `products/12`, as address and call name the subject of the entries. */
export function subjectOf({ type, number }: Pick<ActivityFilters, 'type' | 'number'>): string {
  return type === '' || number === '' ? type : `${type}/${number}`;
}

/** The number in a text such as `12` or `#12`; '' for any other text. */
export function readNumber(text: string): string {
  return /^\s*#?(\d{1,10})\s*$/.exec(text)?.[1] ?? '';
}

export function isNarrowed(filters: ActivityFilters): boolean {
  return Object.values(filters).some((value) => value !== '');
}

function readDay(text: string): string {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  // `new Date` turns the 30th of February into a day of March.
  const isDay = moment !== null && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
  return isDay ? text : '';
}
