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

  it.each([
    ['everything to the admin alone', isAdmin, ['admin']],
    ['the catalogue to staff and admin', mayEditCatalogue, ['staff', 'admin']],
    ['the orders to clerks and admin', mayHandleOrders, ['clerk', 'admin']],
    ['the back office to everybody but customers', worksInOffice, ['staff', 'clerk', 'admin']],
  ])('leaves %s', (_, check, roles) => {
    expect(rolesOf(check)).toEqual(roles);
  });

  it.each(['office', 'editor', 'clerk', 'admin'] as const)('names the roles that have the right %s', (right) => {
    expect(rolesWith(right)).toEqual(rolesOf((user) => hasRight(user, right)));
  });
});
