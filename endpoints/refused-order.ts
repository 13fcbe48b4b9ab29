import { type Answer, refuse } from '@/http/answer';
import type { OrderRefusal } from '@/orders/refusals';
import { shop } from '@/shop';

const TOO_MANY = `Trop de commandes pour cette adresse e-mail ou ce téléphone. Attendez notre appel, ou appelez-nous au ${shop.phones[0]}.`;

/** The HTTP answer of a refused order. */
export function refusedOrder(refusal: OrderRefusal): Answer {
  switch (refusal.type) {
    case 'unknown-region':
      return refuse(400, 'La wilaya choisie est inconnue.', {
        details: { 'shipping.region': ['La wilaya choisie est inconnue.'] },
      });
    case 'too-many':
      return refuse(429, TOO_MANY, { headers: { 'Retry-After': String(refusal.seconds) } });
    case 'key-reused':
      return refuse(422, 'Cette clé Idempotency-Key a déjà servi pour une autre demande.');
    case 'changed': {
      const amounts = Object.entries(refusal.amounts).map(([name, value]) => [name, [value]]);
      return refuse(409, refusal.messages.join(' '), {
        details: { items: refusal.items, ...Object.fromEntries(amounts) },
      });
    }
  }
}
