/** Papers of orders that the back office opens in a tab: invoices and the picking list. Their addresses are also links. */
import { describe, expect, it } from 'vitest';
import { placeOrder } from '../../support/admin-orders';
import { ask, sharedOffice } from '../../support/api';
import { pdfPages } from '../../unit/support/pdf-content';

const office = sharedOffice();
const first = await placeOrder(office, { customer: { firstName: 'Amel', lastName: 'Haddad' } });
const second = await placeOrder(office, { customer: { firstName: 'أمين', lastName: 'Benali' } });
const cookie = { Cookie: `payload-token=${office.token}` };

async function textsOf(path: string): Promise<string[][]> {
  const answer = await ask(path, { headers: cookie });
  expect(answer.status).toBe(200);
  const pages = pdfPages(new Uint8Array(await answer.arrayBuffer()));
  return pages.map(({ texts }) => texts.map(({ text }) => text));
}

describe('the invoices of chosen orders', () => {
  it('are one PDF to look at, each on a page of its own', async () => {
    const path = `/admin/invoices?ids=${first.orderId},${second.orderId},2147483647`;

    const answer = await ask(path, { headers: cookie });
    const pages = await textsOf(path);

    expect(answer.headers.get('content-disposition')).toBe('inline; filename="factures.pdf"');
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain(`Facture n° ${first.orderId}`);
    expect(pages[1]).toContain(`Facture n° ${second.orderId}`);
  });

  it('has the name of its order if it is one', async () => {
    const answer = await ask(`/admin/invoice/${first.orderId}`, { headers: cookie });

    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="facture-${first.orderId}.pdf"`,
    });
  });
});

it('the picking list has each product with its pieces and orders', async () => {
  const [page] = await textsOf(`/admin/picking-list?ids=${first.orderId},${second.orderId}`);

  expect(page).toContain('Bon de préparation');
  expect(page?.join(' ')).toContain('2 commandes');
  expect(page?.join(' ')).toContain(String(first.orderId));
  expect(page?.join(' ')).toContain(String(second.orderId));
});

describe('a paper that cannot be shown', () => {
  it.each([
    '/admin/invoice/2147483647',
    '/admin/invoice/x',
    '/admin/invoice/0',
    '/admin/invoices',
    '/admin/picking-list?ids=a',
  ])('%s is a 404', async (path) => {
    expect((await ask(path, { headers: cookie })).status).toBe(404);
  });

  it('leads a visitor to the login, and from there back', async () => {
    const answer = await ask(`/admin/invoices?ids=${first.orderId}`, { redirect: 'manual' });

    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `/login?next=${encodeURIComponent(`/admin/invoices?ids=${first.orderId}`)}`,
    );
  });
});
