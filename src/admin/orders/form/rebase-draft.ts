/** Carries what a clerk typed over to a newer copy of the order. Pure. */

import { afterMove, type Cleared } from '@/domain/delivery/place';
import { SHIPPING_TEXTS } from '@/domain/orders/order-fields';
import type { DraftLine, OrderDraft, ShippingTexts } from './order-draft';
import type { KnownPlace } from './use-place';

type Copies = {
  /** the copy that the clerk began with */
  before: OrderDraft;
  typed: OrderDraft;
  /** the newest copy */
  now: OrderDraft;
};

type Rebased = {
  draft: OrderDraft;
  /** of an address whose wilaya is another one now */
  cleared: readonly Cleared[];
};

/**
 * Applies the clerk's changes to the newest copy of the order. Fields that the clerk left alone show what was saved meanwhile.
 * @param placeOf the wilaya of a key, with its communes
 */
export function rebaseDraft({ before, typed, now }: Copies, placeOf: (region: string) => KnownPlace): Rebased {
  const isMoved =
    typed.commune !== before.commune ||
    typed.method !== before.method ||
    typed.shipping.region !== before.shipping.region;
  // Where it goes is one choice: a commune or a city of one wilaya does not go with another one's.
  const place = isMoved ? typed : now;
  const shipping = ownTexts({ before: before.shipping, typed: typed.shipping, now: now.shipping });
  const address = isMoved ? { ...shipping, ...townOf(typed.shipping) } : shipping;
  // Untouched since the clerk moved it, or typed for the wilaya of before.
  const isOfFormer = (name: keyof Town) => (typed.shipping[name] === before.shipping[name]) === isMoved;
  const former = placeOf(before.shipping.region);
  const moved = afterMove({
    city: isOfFormer('city') ? address.city : '',
    postalCode: isOfFormer('postalCode') ? address.postalCode : '',
    method: place.method,
    former: former.wilaya,
    formerCommunes: former.communes,
    wilaya: placeOf(place.shipping.region).wilaya,
  });
  return {
    draft: {
      lines: rebaseLines({ before: before.lines, typed: typed.lines, now: now.lines }),
      customer: ownTexts({ before: before.customer, typed: typed.customer, now: now.customer }),
      shipping: {
        ...address,
        region: place.shipping.region,
        ...(isOfFormer('city') && { city: moved.city }),
        ...(isOfFormer('postalCode') && { postalCode: moved.postalCode }),
      },
      commune: place.commune,
      method: place.method,
    },
    cleared: moved.cleared.filter(({ kind }) => kind !== 'desk'),
  };
}

type Town = Pick<ShippingTexts, 'city' | 'postalCode'>;

const townOf = ({ city, postalCode }: ShippingTexts): Town => ({ city, postalCode });

function ownTexts<Key extends string>({ before, typed, now }: Record<keyof Copies, Record<Key, string>>) {
  const own = Object.entries<string>(typed).filter(([name, text]) => text !== Reflect.get(before, name));
  return { ...now, ...Object.fromEntries(own) };
}

const keyOf = ({ itemId, productId }: DraftLine) => (productId === null ? itemId : productId);

function rebaseLines({ before, typed, now }: Record<keyof Copies, readonly DraftLine[]>): DraftLine[] {
  const byKey = (lines: readonly DraftLine[]) => new Map(lines.map((line) => [keyOf(line), line]));
  const [had, has] = [byKey(before), byKey(typed)];
  const kept = now.flatMap((line) => {
    const [old, own] = [had.get(keyOf(line)), has.get(keyOf(line))];
    if (!own) return old ? [] : [line];
    return [own.quantity === old?.quantity ? line : { ...line, quantity: own.quantity }];
  });
  const present = byKey(now);
  // A line that another clerk removed comes back only if this clerk changed it, as a new line for its product.
  const added = typed.filter((line) => !present.has(keyOf(line)) && had.get(keyOf(line))?.quantity !== line.quantity);
  return [...kept, ...added.filter(({ productId }) => productId !== null).map((line) => ({ ...line, itemId: null }))];
}

/** The headings of the form's parts that another clerk has changed. */
export function changedParts({ before, now }: Pick<Copies, 'before' | 'now'>): ('items' | 'customer' | 'delivery')[] {
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const lines = ({ lines }: OrderDraft) => lines.map((line) => [keyOf(line), line.quantity]);
  const place = ({ shipping, commune, method }: OrderDraft) => [
    Object.keys(SHIPPING_TEXTS).map((name) => Reflect.get(shipping, name)),
    commune,
    method,
  ];
  return [
    ...(differs(lines(before), lines(now)) ? ['items' as const] : []),
    ...(differs(before.customer, now.customer) ? ['customer' as const] : []),
    ...(differs(place(before), place(now)) ? ['delivery' as const] : []),
  ];
}
