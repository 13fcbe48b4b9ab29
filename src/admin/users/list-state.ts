/** The state of the list of accounts in the address. */
import { ACCOUNT_STATES } from '@/domain/accounts/account-state';
import { ROLES } from '@/domain/accounts/roles';
import { readPage } from '../lib/list-query';

export const LIST_STATE = { search: '', role: '', state: '', page: '1' };
export const NO_FILTERS = { search: '', role: '', state: '', page: '' };

/** An address may hold anything: unknown values count as no filter. */
export function readListState({ search, role, state, page }: typeof LIST_STATE) {
  return {
    search,
    role: ROLES.find((known) => known === role) ?? '',
    state: ACCOUNT_STATES.find((known) => known === state) ?? '',
    page: readPage(page),
  };
}
