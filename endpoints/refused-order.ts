import { formatTwoDecimals } from '@/domain/price-texts';
import { type Answer, refuse } from '@/http/answer';
import type { OrderChange, OrderRefusal } from '@/orders/placing/refusals';
import { orderSettings, shop } from '@/shop';
import { officeOrderCallWords, officeOrderChangeWords } from '@/words/en/orders/order-calls';
import { orderWords } from '@/words/fr/orders/orders';
import { orderCallWords } from '@/words/fr/refusals';
import { atField } from './refusals';

type Reader = 'shopper' | 'clerk';

const CALL_WORDS = { shopper: orderCallWords, clerk: officeOrderCallWords };
const CHANGE_WORDS = { shopper: orderWords.changed, clerk: officeOrderChangeWords };

/** The HTTP answer of a refused order, in the language of its reader. */
export function refusedOrder(refusal: OrderRefusal, reader: Reader = 'shopper'): Answer {
  const words = CALL_WORDS[reader];
  switch (refusal.type) {
    case 'unknown-region':
      return atField('shipping.region', { code: 'unknownWilaya' }, reader);
    case 'unknown-commune':
      return atField('shipping.commune', { code: 'unknownCommune' }, reader);
    case 'undeliverable': {
      const message = words.undeliverable[refusal.reason](refusal.place);
      const field = refusal.reason === 'no-desk' ? 'delivery_method' : 'shipping.commune';
      return refuse(409, message, { details: { [field]: [message] } });
    }
    case 'too-many':
      return refuse(429, words.tooMany(shop.phones[0]), { headers: { 'Retry-After': String(refusal.seconds) } });
    case 'too-little': {
      const message = words.tooLittle(formatTwoDecimals(refusal.minimum));
      return refuse(409, message, { details: { minimum_order: [refusal.minimum] } });
    }
    case 'blocked':
      return refuse(403, words.blocked(shop.phones[0]));
    case 'agreement-over':
      return refuse(409, words.agreementOver[refusal.reason]);
    case 'key-reused':
      return refuse(422, words.keyReused);
    case 'changed': {
      const amounts: [string, unknown[]][] = Object.entries(refusal.amounts).map(([name, value]) => [name, [value]]);
      // A page that was opened before it changed would calculate with the former one for ever.
      if ('delivery_price' in refusal.amounts) amounts.push(['free_delivery_from', [orderSettings.free_delivery_from]]);
      return refuse(409, refusal.changes.map((change) => sayChange(change, reader)).join(' '), {
        details: { items: refusal.items, ...Object.fromEntries(amounts) },
      });
    }
  }
}

function sayChange(change: OrderChange, reader: Reader): string {
  const words = CALL_WORDS[reader];
  switch (change.code) {
    case 'gone':
      return words.gone(change.name || words.unnamed(change.productId));
    case 'unpriced':
      return words.unpriced(change.title);
    case 'soldOut':
      return words.soldOut(change.title);
    case 'short':
      return words.short(change.title, change.stock);
    case 'price':
      return words.price(change.title, formatTwoDecimals(change.price));
    case 'amount':
      return CHANGE_WORDS[reader][change.name](formatTwoDecimals(change.value));
  }
}
