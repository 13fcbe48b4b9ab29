import { describe, expect, it } from 'vitest';
import { entryWords } from '@/admin/activity/entry-words';
import type { AuditLogEntry } from '@/contract/admin/audit';
import { AUDIT_ACTIONS, AUDITED_COLLECTIONS } from '@/domain/audit';

type Given = Partial<Omit<AuditLogEntry, 'action'>> & { action: string };

/** @param given `action` may be one that a later version of the shop writes */
function words(given: Given) {
  const entry = { actor: 'admin', subject_type: 'products', subject_id: 12, changes: {}, ...given };
  // As the server answers it.
  return entryWords(entry as AuditLogEntry);
}

function sentence(given: Given): string {
  const { before, subject, after } = words(given);
  return `${before}${subject?.text ?? ''}${after}`;
}

const update = (changes: AuditLogEntry['changes'], type = 'products') => ({
  action: 'update',
  subject_type: type,
  changes,
});

describe('an entry of the audit log', () => {
  it.each([
    [update({ price: [1000, 1250.5] }), 'admin changed the price of product 12 from 1,000.00 to 1,250.50'],
    [update({ stock: [10, 0] }), 'admin changed the stock of product 12 from 10 to 0'],
    [
      update({ stockStatus: ['instock', 'outofstock'] }),
      /the stock status of product 12 from in stock to out of stock$/,
    ],
    [update({ reference: [null, 'R-1'] }), 'admin set the reference of product 12 to R-1'],
    [update({ reference: ['R-1', null] }), 'admin removed the reference of product 12, which was R-1'],
    [update({ warrantyMonths: [12, 24] }), 'admin changed the warranty (months) of product 12 from 12 to 24'],
    [
      update({
        items: [[{ item_id: 'a', title: 'Vanne', quantity: 1 }], [{ item_id: 'a', title: 'Vanne', quantity: 3 }]],
      }),
      'admin changed the lines of product 12 from 1 × Vanne to 3 × Vanne',
    ],
    [update({ subtotal: [12800, 38400] }), 'admin changed the subtotal of product 12 from 12,800.00 to 38,400.00'],
    [update({ means: [['a', 'b'], { x: ['c'] }] }), 'admin changed the means of product 12 from a, b to x: c'],
    [update({ published: [true, false] }), 'admin withdrew product 12 from the shop'],
    [update({ published: [false, true] }), 'admin published product 12'],
    [
      update({ price: [1, 2], stock: [3, 4], title: ['a', 'b'] }),
      'admin changed price, stock, and title of product 12',
    ],
    [
      update({ status: ['pending', 'shipping'] }, 'orders'),
      'admin changed the status of order 12 from Pending to Shipping',
    ],
    [update({ account: [null, 7] }, 'orders'), 'admin set the account of order 12 to user 7'],
    [update({ parent: [3, null] }, 'categories'), 'admin removed the parent of category 12, which was category 3'],
    [update({ image: [null, 5] }, 'tags'), 'admin set the picture of brand 12 to picture 5'],
    [update({ price: [400, 500] }, 'wilayas'), 'admin changed the price of wilaya 12 from 400.00 to 500.00'],
    [update({ twoFactor: [false, true] }, 'users'), 'admin changed the second factor of user 12 from off to on'],
    [update({ locked: [true, false] }, 'users'), 'admin unlocked user 12'],
    [update({ sessions: [3, 1] }, 'users'), 'admin ended 2 sessions of user 12'],
    [update({ sessions: [2, 1] }, 'users'), 'admin ended 1 session of user 12'],
    [update({}), 'admin changed product 12'],
    [
      { action: 'role', subject_type: 'users', changes: { role: ['customer', 'staff'] } },
      'admin changed the role of user 12 from Customer to Staff (catalogue)',
    ],
    [{ action: 'create', subject_type: 'categories' }, 'admin created category 12'],
    [{ action: 'create', subject_type: 'orders', actor: 'guest' }, 'guest placed order 12'],
    [{ action: 'delete', subject_type: 'media' }, 'admin deleted picture 12'],
    [{ action: 'login', subject_type: 'users' }, 'admin logged in as user 12'],
    [{ action: 'login-failed', subject_type: 'users', actor: 'guest' }, 'guest failed to log in as user 12'],
    [
      { action: 'login-failed', subject_type: 'users', actor: 'guest', subject_id: null },
      'guest tried to log in to an account that does not exist',
    ],
    [{ action: 'login-failed', subject_type: 'users' }, 'admin entered a wrong password or code as user 12'],
    [{ action: 'lock', subject_type: 'users', actor: 'guest' }, 'guest locked user 12 by wrong passwords or codes'],
    [{ action: 'password', subject_type: 'users' }, 'admin set a new password for user 12'],
    [{ action: 'factor-reset', subject_type: 'users' }, 'admin reset the second factor of user 12'],
    [
      { action: 'factor-reset', subject_type: 'users', changes: { twoFactor: [true, true] } },
      'admin replaced the second factor of user 12',
    ],
    [{ action: 'export', subject_type: 'orders', subject_id: null }, 'admin exported orders'],
    [{ action: 'export', subject_type: 'users' }, 'admin exported all data of user 12'],
    [{ action: 'import', subject_id: 5 }, 'admin imported products: import 5'],
    [{ action: 'import', subject_type: 'fitments', subject_id: null }, 'admin imported fitments'],
    [
      { action: 'import', subject_type: 'fitments', subject_id: null, changes: { toImport: [null, 600] } },
      'admin began to import fitments',
    ],
    [{ action: 'burn', subject_type: 'parcels' }, 'admin: burn parcels 12'],
    [update({ weight: [null, { kg: 3 }] }, 'parcels'), 'admin set the weight of parcels 12 to kg: 3'],
    [update({ status: ['pending', 'lost'] }, 'orders'), /from Pending to lost$/],
    [update({ role: ['staff', 'auditor'] }, 'users'), /from Staff \(catalogue\) to auditor$/],
  ] satisfies [Given, string | RegExp][])('%j is in words: %s', (given, text) => {
    if (typeof text === 'string') expect(sentence(given)).toBe(text);
    else expect(sentence(given)).toMatch(text);
  });

  it('says of each field what it was and is, unless the sentence has said it', () => {
    expect(words(update({ price: [1000, 1250.5] })).details).toEqual([]);
    expect(words(update({ price: [1000, 1250.5], reference: [null, 'R'] })).details).toEqual([
      { label: 'price', before: '1,000.00', after: '1,250.50' },
      { label: 'reference', before: null, after: 'R' },
    ]);
    expect(words({ action: 'delete', changes: { published: [true, null] } }).details).toEqual([
      { label: 'published', before: 'yes', after: null },
    ]);
    expect(words({ action: 'import', changes: { created: [0, 3] } }).details).toEqual([
      { label: 'created', before: '0', after: '3' },
    ]);
  });

  it.each([
    ['products', '/admin?tab=products&product=12'],
    ['orders', '/admin?tab=orders&order=12'],
    ['users', '/admin?tab=users&user=12'],
    ['categories', '/admin/collections/categories/12'],
    ['tags', '/admin/collections/tags/12'],
    ['wilayas', '/admin/collections/wilayas/12'],
    ['media', '/admin/collections/media/12'],
    ['parcels', null],
  ])('about %s leads to %s', (type, path) => {
    expect(words(update({}, type)).subject?.path).toBe(path);
  });

  it('leads to the report of an import, and nowhere where its subject is gone', () => {
    expect(words({ action: 'import', subject_id: 5 }).subject?.path).toBe('/admin?tab=products&import=5');
    expect(words({ action: 'delete' }).subject).toEqual({ text: 'product 12', path: null });
  });

  it('has words for every action and every collection that is recorded', () => {
    for (const action of AUDIT_ACTIONS) expect(sentence({ action })).not.toMatch(/^admin: /);
    for (const type of AUDITED_COLLECTIONS) expect(words(update({}, type)).subject?.path).not.toBeNull();
  });
});
