import { describe, expect, it } from 'vitest';
import { MESSAGE_LANGUAGES, messageText, whatsappAddress } from '@/admin/orders/contact/whatsapp-message';
import type { AdminOrder } from '@/contract/admin/orders';
import { officeDeskWords } from '@/words/en/orders/order-desk';
import type { WhatsAppMessage } from '@/words/fr/orders/whatsapp';
import { order as profileOrder } from '../../../e2e/support/profile';

const made = (changes: Partial<AdminOrder> = {}) =>
  ({ ...profileOrder(12), status_history: [], status_mails: [], ...changes }) as AdminOrder;

const MESSAGES = Object.keys(officeDeskWords.whatsapp.titles) as WhatsAppMessage[];

describe('a message', () => {
  it.each(MESSAGES.flatMap((message) => MESSAGE_LANGUAGES.map((language) => [message, language] as const)))(
    '%s in %s names customer and order, and reads well without a name and a place',
    (message, language) => {
      const text = messageText(message, made({ customer_first_name: 'Amel', customer_last_name: 'Saïdi' }), language);
      expect(text).toContain('Amel Saïdi');
      expect(text).toContain('12');
      const bare = made({ customer_first_name: '', customer_last_name: '', shipping_city: '', shipping_region: '' });
      expect(messageText(message, bare, language)).not.toMatch(/null|undefined| {2}|\(\)|: \./);
    },
  );

  it('tells what is to be paid, in French and in Arabic', () => {
    const order = made({ total: 12_500 });
    expect(messageText('confirmed', order, 'fr')).toContain('12\u202f500\u00a0DZD');
    expect(messageText('confirmed', order, 'ar')).toContain('12\u202f500 دج');
  });
});

describe('the address', () => {
  it.each(['0550 12 34 56', '+213 (0) 550-12-34-56', '00213550123456', '٠٥٥٠١٢٣٤٥٦'])(
    'of %s is by its key',
    (phone) => {
      expect(whatsappAddress(phone, '')).toBe('https://wa.me/213550123456');
    },
  );

  it('holds the message', () => {
    const text = 'Bonjour & merci : 100 %\nà bientôt';
    const address = new URL(whatsappAddress('0550123456', text) ?? '');
    expect(address.searchParams.get('text')).toBe(text);
  });

  it.each(['', null, undefined, 'N/A', '12'])('does not exist for %j', (phone) => {
    expect(whatsappAddress(phone, '')).toBeNull();
  });
});
