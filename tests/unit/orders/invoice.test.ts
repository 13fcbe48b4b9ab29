/** The invoice in French: its words, and the file that they become. */
import { describe, expect, it } from 'vitest';
import type { Order } from '@/contract/orders';
import { invoiceOf } from '@/orders/invoices/invoice';
import { invoicePdf } from '@/orders/invoices/invoice-pdf';
import { DEFAULT_SETTINGS } from '@/shop';
import { order as anyOrder, item } from '../../e2e/support/profile';
import { pdfPages } from '../support/pdf-content';

const VALVE = item({ reference: 'VTV-22' });
const order: Order = anyOrder(12, {
  order_date: '2026-11-20T23:30:00.000Z',
  shipping_postal_code: '16000',
  shipping_additional_info: 'Deuxième étage',
  items: [VALVE],
});

describe('the invoice', () => {
  it("names the order, its date by the shop's clock, shop, customer, lines, delivery, total and payment", () => {
    expect(invoiceOf(order)).toEqual({
      orderId: 12,
      title: 'Facture n° 12',
      fileName: 'facture-12.pdf',
      facts: [
        { label: 'Commande', value: '#12' },
        { label: 'Date', value: '21 novembre 2026' },
        { label: 'Paiement', value: 'Paiement à la livraison' },
        { label: 'Livraison', value: 'Livraison standard' },
      ],
      seller: {
        name: 'ThermoPièces',
        lines: [
          'Douera, Alger',
          'Tél. 0550 12 34 56 / 0770 65 43 21',
          'contact@thermopieces.example',
          'RC\u00a0: 16/00-0123456 B 23',
          'NIF\u00a0: 002316012345678',
          'NIS\u00a0: 002316010012345',
          'AI\u00a0: 16010012345',
        ],
      },
      customer: {
        name: 'Amel Saïdi',
        lines: ['3, rue des Frères Bouadou', '16000 Bir Mourad Raïs', 'Alger', 'Tél. 0550 11 22 33', 'amel@example.dz'],
      },
      remark: { label: 'Remarque pour la livraison', value: 'Deuxième étage' },
      lines: [
        {
          title: 'Vanne à trois voies',
          reference: 'VTV-22',
          quantity: '2',
          unitPrice: '1\u202f250,50\u00a0DZD',
          total: '2\u202f501,00\u00a0DZD',
        },
      ],
      totals: [
        { label: 'Sous-total', value: '2\u202f501,00\u00a0DZD' },
        { label: 'Livraison', value: '400,00\u00a0DZD' },
        { label: 'Total', value: '2\u202f901,00\u00a0DZD' },
      ],
      notice: null,
    });
  });

  it('has no line for a registration or a part number that is not there', () => {
    const seller: Parameters<typeof invoiceOf>[1] = {
      ...{ name: 'Chauffage Sétif', address: 'Sétif', phones: ['036 12 34 56'], email: 's@example.dz' },
      legal: { ...DEFAULT_SETTINGS.legal, rc: null, nif: null, nis: null, ai: null },
    };
    const invoice = invoiceOf(
      {
        ...order,
        items: [item(), item({ reference: ' ' })],
      },
      seller,
    );

    expect(invoice.seller).toEqual({ name: 'Chauffage Sétif', lines: ['Sétif', 'Tél. 036 12 34 56', 's@example.dz'] });
    expect(invoice.lines.map(({ reference }) => reference)).toEqual([null, null]);
  });

  it('names the commune, the second telephone, and a collection at the desk', () => {
    const { customer, facts } = invoiceOf({
      ...order,
      commune: { code: 1609, name: 'Bir Mourad Raïs' },
      customer_phone2: '021 54 00 00',
      delivery_method: 'desk',
    });
    const elsewhere = invoiceOf({ ...order, commune: { code: 1611, name: 'Hydra' } });

    expect(customer.lines.filter((line) => /Bir Mourad/.test(line))).toHaveLength(1);
    expect(elsewhere.customer.lines).toContain('Hydra');
    expect(customer.lines).toContain('Tél. 021 54 00 00');
    expect(facts).toContainEqual({ label: 'Livraison', value: 'Retrait au bureau du transporteur' });
  });

  it('says once what is the name of the town and of its wilaya', () => {
    const { customer } = invoiceOf({ ...order, shipping_city: 'Alger', shipping_postal_code: 'unset' });

    expect(customer.lines.filter((line) => line === 'Alger')).toHaveLength(1);
  });

  it('leaves out what nobody filled in, and tells of a free delivery and of a cancelled order', () => {
    const invoice = invoiceOf({
      ...order,
      status: 'cancelled',
      delivery_price: 0,
      customer_first_name: '',
      customer_last_name: '',
      customer_name: '',
      customer_phone: '',
      customer_email: '',
      shipping_postal_code: 'unset',
      shipping_additional_info: '',
      shipping_wilaya: '',
      payment_method: 'card',
    });

    expect(invoice.customer).toEqual({
      name: 'Client',
      lines: ['3, rue des Frères Bouadou', 'Bir Mourad Raïs', 'alger'],
    });
    expect(invoice.remark).toBeNull();
    expect(invoice.totals[1]).toEqual({ label: 'Livraison', value: 'Gratuite' });
    expect(invoice.facts).toContainEqual({ label: 'Paiement', value: 'Carte bancaire' });
    expect(invoice.notice).toBe('Commande annulée');
  });
});

const pagesOf = async (changes: Partial<Order> = {}) =>
  pdfPages(await invoicePdf([invoiceOf({ ...order, ...changes })]));

describe('its file', () => {
  it('is a PDF of one A4 page for a short order', async () => {
    const pdf = await invoicePdf([invoiceOf(order)]);

    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(pdfPages(pdf).map(({ width, height }) => [width, height].map(Math.round))).toEqual([[595, 842]]);
  });

  it('prints Arabic names joined and from right to left', async () => {
    const [page] = await pagesOf({ customer_first_name: 'ببب', customer_last_name: 'محمد' });
    const [first, last] = ['ببب', 'محمد'].map((word) => {
      const drawn = [...word].toReversed().join('');
      return page?.texts.find(({ text }) => text === drawn);
    });

    expect(new Set(first?.glyphs).size).toBe(3);
    expect(last?.x).toBeLessThan(first?.x ?? 0);
  });

  it('goes on over pages for a long one, each with the head of the table', async () => {
    const items = Array.from({ length: 100 }, (_, index) => item({ product_title: `Pièce numéro ${index + 1}` }));

    const pages = await pagesOf({ items });
    const drawn = pages.map(({ texts }) => texts.map(({ text }) => text));

    expect(pages.length).toBeGreaterThanOrEqual(3);
    for (const texts of drawn) expect(texts).toContain('Article');
    expect(drawn.flat().filter((text) => text.startsWith('Pièce numéro'))).toHaveLength(100);
    for (const { text, x, width, baseline } of pages.flatMap(({ texts }) => texts)) {
      expect(x + width, text).toBeLessThan(595.28);
      expect(baseline, text).toBeLessThan(841.89);
    }
  });

  it('holds several invoices, each from a page of its own on, which counts its own pages', async () => {
    const items = Array.from({ length: 40 }, (_, index) => ({ ...VALVE, product_title: `Pièce numéro ${index + 1}` }));

    const pdf = await invoicePdf([invoiceOf({ ...order, items }), invoiceOf({ ...order, id: 13 })]);
    const feet = pdfPages(pdf).map(({ texts }) => texts.at(-1)?.text);

    expect(feet).toEqual([
      'ThermoPièces - Facture n° 12 - Page 1 sur 3',
      'ThermoPièces - Facture n° 12 - Page 2 sur 3',
      'ThermoPièces - Facture n° 12 - Page 3 sur 3',
      'ThermoPièces - Facture n° 13 - Page 1 sur 1',
    ]);
  });

  it('breaks a long word in its column, and has no letter that the font would draw as another', async () => {
    const drawn = async (product_title: string) =>
      (await pagesOf({ items: [item({ product_title })] })).flatMap(({ texts }) => texts.map(({ text }) => text));

    const [short, long] = [await drawn('Chaudière'), await drawn('W'.repeat(120))];

    expect(long.length).toBeGreaterThanOrEqual(short.length + 3);
    expect(await drawn('Chaudière [U+1F525][U+4F60]')).toEqual(await drawn('Chaudière 🔥你'));
  });

  it('has the remark on lines of its own', async () => {
    const heightOf = async (shipping_additional_info: string) => {
      const [page] = await pagesOf({ shipping_additional_info });
      return new Set(page?.texts.map(({ baseline }) => baseline)).size;
    };

    const [none = 0, one = 0, two] = await Promise.all(['', 'Deuxième étage', 'Deuxième étage\nSonner'].map(heightOf));

    expect(one).toBeGreaterThan(none);
    expect(two).toBeGreaterThan(one);
  });

  it('takes names in Arabic, very long words and signs of every kind', async () => {
    const pages = await pagesOf({
      customer_first_name: 'أمين بن علي 🔥 \u202eabc',
      shipping_address: 'x'.repeat(300),
      items: [item({ product_title: `Chaudière ${'é'.repeat(400)}` })],
    });

    expect(pages.length).toBeGreaterThanOrEqual(1);
  });
});
