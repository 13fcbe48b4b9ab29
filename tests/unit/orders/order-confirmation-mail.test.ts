import { describe, expect, it } from 'vitest';
import { orderConfirmationMail } from '@/orders/mails/order-confirmation-mail';
import { order as anyOrder, item } from '../../e2e/support/profile';

const order = anyOrder(42, {
  customer_email: 'amel@example.com',
  customer_phone: '0550 12 34 56',
  shipping_address: '1, rue des Frères',
  shipping_city: 'Douera',
  delivery_price: 600,
  subtotal: 25_000.3,
  total: 25_600.3,
  items: [
    item({ product_title: 'Circulateur 25-60', quantity: 2, price: 12_500, total_price: 25_000 }),
    item({ product_title: "Joint d'étanchéité", quantity: 3, price: 0.1, total_price: 0.3 }),
  ],
});

const { subject, text, html } = orderConfirmationMail(order);
const HOSTILE = `<script>alert('x')</script>"&`;

describe('the confirmation of an order', () => {
  it('is in French and names the order', () => {
    expect(subject).toBe('Confirmation de votre commande #42');
    expect(html).toContain('<html lang="fr">');
    expect(text).toContain('Nous avons bien reçu votre commande #42.');
  });

  it.each([
    ['text', text],
    ['HTML', html],
  ])('tells lines, totals, payment and address as %s', (_, part) => {
    const amounts = ['25\u202f000.00', '0.30', '25\u202f000.30', '600.00', '25\u202f600.30'];
    for (const told of [
      ...['Circulateur 25-60', part === html ? 'Joint d&#39;étanchéité' : "Joint d'étanchéité"],
      ...amounts.map((amount) => `${amount} DZD`),
      ...['Amel Saïdi', '1, rue des Frères', 'Douera', 'Alger', '0550 12 34 56', 'Paiement à la livraison'],
    ])
      expect(part).toContain(told);
  });

  it('leads to the page that follows the order, if there is one', () => {
    const url = 'https://shop.example/suivi/abc-_9';
    const mail = orderConfirmationMail(order, { trackingUrl: url });

    expect(mail.text).toMatch(/Suivre ma commande\s:\nhttps:\/\/shop\.example\/suivi\/abc-_9\n/);
    expect(mail.html).toContain(`href="${url}"`);
    expect(`${text}${html}`).not.toContain('Suivre');
  });

  it('shows a postal code only if there is one', () => {
    const withCode = orderConfirmationMail({ ...order, shipping_postal_code: '16000' });

    expect(`${text}${html}`).not.toContain('unset');
    for (const part of [withCode.text, withCode.html]) expect(part).toContain('16000 Douera');
  });

  it('says where an order is collected, and names the commune and the second telephone', () => {
    const desk = orderConfirmationMail({
      ...order,
      delivery_method: 'desk',
      commune: { code: 1611, name: 'Hydra' },
      customer_phone2: '021 54 00 00',
    });

    for (const part of [desk.text, desk.html]) {
      expect(part).toMatch(/Mode de livraison\s:(<\/strong>)? Retrait au bureau du transporteur/);
      expect(part).toContain('Hydra');
      expect(part).toContain('Tél. 021 54 00 00');
    }
    expect(`${text}${html}`).not.toContain('Mode de livraison');
  });

  it('lets nothing of the customer or the catalogue become HTML', () => {
    const hostile = orderConfirmationMail({
      ...order,
      customer_first_name: HOSTILE,
      customer_last_name: HOSTILE,
      customer_phone: HOSTILE,
      shipping_address: HOSTILE,
      shipping_city: HOSTILE,
      shipping_wilaya: HOSTILE,
      shipping_postal_code: HOSTILE,
      payment_method: HOSTILE,
      items: [item({ product_title: HOSTILE })],
    });

    expect(hostile.html).not.toContain('<script');
    expect(hostile.html).toContain('&lt;script&gt;');
    expect(hostile.text).toContain(HOSTILE);
  });
});
