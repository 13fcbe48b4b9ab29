import { describe, expect, it } from 'vitest';
import { maskEmail, maskName } from '@/domain/accounts/mask';
import { auditChanges } from '@/domain/audit';

describe('what is recorded of a change', () => {
  it('is what differs, with what stood before', () => {
    const before = { id: 1, price: 100, published: true, stock: 3, description: 'a' };
    const after = { ...before, price: 90, description: 'b' };
    expect(auditChanges('products', { before, after })).toEqual({ price: [100, 90] });
  });

  it('has every short field of the table of products, by its name in the collection', () => {
    const kept = { warrantyMonths: 24, title: 'Pompe', stockStatus: 'instock' };
    const after = { ...kept, shortDescription: 'x', stockNote: 'counted' };
    expect(auditChanges('products', { before: { warrantyMonths: null }, after })).toEqual({
      warrantyMonths: [null, 24],
      title: [null, 'Pompe'],
      stockStatus: [null, 'instock'],
    });
  });

  it('is empty if no audited value differs: blank equals absent, a populated document its id', () => {
    expect(auditChanges('products', { before: { reference: '' }, after: { reference: null } })).toEqual({});
    expect(auditChanges('categories', { before: { parent: { id: 4, name: 'x' } }, after: { parent: 4 } })).toEqual({});
  });

  it('names a related document by its id', () => {
    const after = { parent: { id: 5 } };
    expect(auditChanges('categories', { before: { parent: 4 }, after })).toEqual({ parent: [4, 5] });
  });

  it('masks what is personal', () => {
    const after = { username: 'nadia', email: 'nadia@example.com', firstName: 'Nadia', lastName: '', role: 'customer' };
    expect(auditChanges('users', { before: null, after })).toEqual({
      username: [null, 'nadia'],
      email: [null, 'n***@example.com'],
      firstName: [null, 'N***'],
      role: [null, 'customer'],
    });
  });
});

it('an address is masked down to its first letter and host, a name to its first letter, of any script', () => {
  const addresses = ['nadia@example.com', '@example.com', 'no address', ''];
  expect(addresses.map(maskEmail)).toEqual(['n***@example.com', '@***', 'n***', '']);
  expect([maskName('Éloïse'), maskName('أمين'), maskName('')]).toEqual(['É***', 'أ***', '']);
});
