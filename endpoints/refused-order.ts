import { formatTwoDecimals } from '@/domain/money';
import { type Answer, refuse } from '@/http/answer';
import type { OrderChange, OrderRefusal } from '@/orders/refusals';
import { shop } from '@/shop';
import { orderWords } from '@/words/fr/orders';
import { orderCallWords } from '@/words/fr/refusals';
import { atField } from './refusals';

/** The HTTP answer of a refused order. */
export function refusedOrder(refusal: OrderRefusal): Answer {
  switch (refusal.type) {
    case 'unknown-region':
      return atField('shipping.region', { code: 'unknownWilaya' });
    case 'unknown-commune':
      return atField('shipping.commune', { code: 'unknownCommune' });
    case 'undeliverable': {
      const message = orderCallWords.undeliverable[refusal.reason](refusal.place);
      const field = refusal.reason === 'no-desk' ? 'delivery_method' : 'shipping.commune';
      return refuse(409, message, { details: { [field]: [message] } });
    }
    case 'too-many':
      return refuse(429, orderCallWords.tooMany(shop.phones[0]), {
        headers: { 'Retry-After': String(refusal.seconds) },
      });
    case 'key-reused':
      return refuse(422, orderCallWords.keyReused);
    case 'changed': {
      const amounts = Object.entries(refusal.amounts).map(([name, value]) => [name, [value]]);
      return refuse(409, refusal.changes.map(sayChange).join(' '), {
        details: { items: refusal.items, ...Object.fromEntries(amounts) },
      });
    }
  }
}

function sayChange(change: OrderChange): string {
  switch (change.code) {
    case 'gone':
      return orderCallWords.gone(change.name || orderCallWords.unnamed(change.productId));
    case 'unpriced':
      return orderCallWords.unpriced(change.title);
    case 'soldOut':
      return orderCallWords.soldOut(change.title);
    case 'short':
      return orderCallWords.short(change.title, change.stock);
    case 'price':
      return orderCallWords.price(change.title, formatTwoDecimals(change.price));
    case 'amount':
      return orderWords.changed[change.name](formatTwoDecimals(change.value));
  }
}
