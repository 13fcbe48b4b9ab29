import { describe, expect, it } from 'vitest';
import { isAdmin, mayEditCatalogue } from '@/domain/roles';

const people = [
  null,
  undefined,
  {},
  { role: null },
  { role: 'customer' },
  { role: 'Admin' },
  { role: 'staff' },
  { role: 'admin' },
];

describe('who may do what', () => {
  it('leaves everything to the admin alone', () => {
    expect(people.filter(isAdmin)).toEqual([{ role: 'admin' }]);
  });

  it('leaves the catalogue to staff and admin', () => {
    expect(people.filter(mayEditCatalogue)).toEqual([{ role: 'staff' }, { role: 'admin' }]);
  });
});
