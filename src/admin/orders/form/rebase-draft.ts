/** Carries what a clerk typed over to a newer copy of the order. Pure. */
import { SHIPPING_TEXTS } from '@/domain/order-fields';
import type { DraftLine, OrderDraft } from './order-draft';

type Copies = {
  /** the copy that the clerk began with */
  before: OrderDraft;
  typed: OrderDraft;
  /** the newest copy */
  now: OrderDraft;
};

/** Applies the clerk's changes to the newest copy of the order. Fields that the clerk left alone show what was saved meanwhile. */
export function rebaseDraft({ before, typed, now }: Copies): OrderDraft {
  const isMoved =
    typed.commune !== before.commune ||
    typed.method !== before.method ||
    typed.shipping.region !== before.shipping.region;
  // Where it goes is one choice: a commune of one wilaya does not go with another one's.
  const place = isMoved ? typed : now;
  return {
    lines: rebaseLines({ before: before.lines, typed: typed.lines, now: now.lines }),
    customer: ownTexts({ before: before.customer, typed: typed.customer, now: now.customer }),
    shipping: {
      ...ownTexts({ before: before.shipping, typed: typed.shipping, now: now.shipping }),
      region: place.shipping.region,
    },
    commune: place.commune,
    method: place.method,
  };
}

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
