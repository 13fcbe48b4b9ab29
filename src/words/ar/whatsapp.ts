import { formatListPrice } from '@/domain/price-texts';
import type { WhatsAppFacts, WhatsAppMessage } from '../fr/orders/whatsapp';

const greeting = ({ name }: WhatsAppFacts) => (name === '' ? 'السلام عليكم،' : `السلام عليكم ${name}،`);
const order = ({ number, shop }: WhatsAppFacts) => `طلبكم رقم ${number} من ${shop.name}`;
const amount = ({ total }: WhatsAppFacts) => formatListPrice(total).replace('DZD', 'دج');
const numbered = ({ tracking }: WhatsAppFacts) => (tracking === null ? '' : ` رقم التتبع: ${tracking}.`);

/** The messages of src/words/fr/orders/whatsapp.ts for customers who read Arabic. */
export const arabicWhatsappWords: Readonly<Record<WhatsAppMessage, (facts: WhatsAppFacts) => string>> = {
  confirmed: (facts) =>
    `${greeting(facts)} تم تأكيد ${order(facts)}. المبلغ الذي يُدفع عند الاستلام: ${amount(facts)}.${facts.place === '' ? '' : ` مكان التوصيل: ${facts.place}.`} شكرا على ثقتكم.`,
  sent: (facts) =>
    `${greeting(facts)} تم إرسال ${order(facts)}${facts.courier === null ? '' : ` مع ${facts.courier}`}.${numbered(facts)} المبلغ الذي يُحضَّر: ${amount(facts)}.`,
  atDesk: (facts) =>
    `${greeting(facts)} ${order(facts)} في انتظاركم بمكتب ${facts.courier ?? 'شركة التوصيل'}${facts.place === '' ? '' : ` (${facts.place})`}.${numbered(facts)} يرجى إحضار بطاقة الهوية ومبلغ ${amount(facts)}.`,
  absent: (facts) =>
    `${greeting(facts)} لم يتمكن عامل التوصيل من الاتصال بكم لتسليم ${order(facts)}.${numbered(facts)} متى يمكنكم استلامه؟ أجيبونا هنا أو اتصلوا على ${facts.shop.phone}.`,
};
