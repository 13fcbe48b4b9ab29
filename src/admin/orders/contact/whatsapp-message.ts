/** Messages to customers in WhatsApp, filled with the order's facts. */
import type { AdminOrder } from '@/contract/admin/orders';
import { contactOf } from '@/domain/contact';
import { amountInDinars } from '@/domain/orders/charges';
import { personKey } from '@/domain/phone';
import { shop } from '@/shop';
import { arabicWhatsappWords } from '@/words/ar/whatsapp';
import { type WhatsAppFacts, type WhatsAppMessage, whatsappWords } from '@/words/fr/orders/whatsapp';

export const MESSAGE_LANGUAGES = ['fr', 'ar'] as const;
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number];

const CATALOGUES: Record<MessageLanguage, Readonly<Record<WhatsAppMessage, (facts: WhatsAppFacts) => string>>> = {
  fr: whatsappWords,
  ar: arabicWhatsappWords,
};

export function messageText(message: WhatsAppMessage, order: AdminOrder, language: MessageLanguage): string {
  return CATALOGUES[language][message](factsOf(order));
}

/**
 * The address that opens a conversation with a filled message.
 * @returns null for an unusable telephone number
 */
export function whatsappAddress(phone: string | null | undefined, text: string): string | null {
  const key = personKey(phone ?? '');
  if (key === null) return null;
  const query = text === '' ? '' : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${key.slice(1)}${query}`;
}

function factsOf(order: AdminOrder): WhatsAppFacts {
  const { name, city, wilaya } = contactOf(order);
  return {
    name,
    number: order.id,
    total: amountInDinars(order.total),
    // Alger is both a town and its wilaya.
    place: [...new Set([city, wilaya])].filter(Boolean).join(', '),
    courier: null,
    tracking: null,
    shop: { name: shop.name, phone: shop.phones[0] },
  };
}
