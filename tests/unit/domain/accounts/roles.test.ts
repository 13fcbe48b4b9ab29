import { describe, expect, it } from 'vitest';
import {
  hasRight,
  isAdmin,
  mayEditCatalogue,
  mayHandleOrders,
  ROLES,
  rolesWith,
  worksInOffice,
} from '@/domain/accounts/roles';

const strangers = [null, undefined, {}, { role: null }, { role: '' }, { role: 'Admin' }, { role: 'toString' }];
const people = [...strangers, ...ROLES.map((role) => ({ role }))];

/** The roles that pass a check. */
const rolesOf = (check: (user: (typeof people)[number]) => boolean) => people.filter(check).map((user) => user?.role);

describe('who may do what', () => {
  it('knows these roles', () => {
    expect(ROLES).toEqual(['customer', 'staff', 'clerk', 'admin']);
  });

  it('leaves everything to the admin alone', () => {
    expect(rolesOf(isAdmin)).toEqual(['admin']);
  });

  it('leaves the catalogue to staff and admin', () => {
    expect(rolesOf(mayEditCatalogue)).toEqual(['staff', 'admin']);
  });

  it('leaves the orders to clerks and admin', () => {
    expect(rolesOf(mayHandleOrders)).toEqual(['clerk', 'admin']);
  });

  it('lets everybody but customers into the back office', () => {
    expect(rolesOf(worksInOffice)).toEqual(['staff', 'clerk', 'admin']);
  });

  it.each(['office', 'editor', 'clerk', 'admin'] as const)('names the roles that have the right %s', (right) => {
    expect(rolesWith(right)).toEqual(rolesOf((user) => hasRight(user, right)));
  });
});
