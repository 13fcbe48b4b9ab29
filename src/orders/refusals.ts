/** Why an order was refused. Expected, so returned as data and never thrown. */
import type { ChangedItem } from '@/contract/orders';
import type { AmountField } from '@/domain/charges';

export type OrderRefusal =
  | { type: 'unknown-region' }
  | { type: 'key-reused' }
  /** this recipient has too many orders; `seconds` until the next may be placed */
  | { type: 'too-many'; seconds: number }
  | {
      type: 'changed';
      /** most important first */
      changes: OrderChange[];
      items: ChangedItem[];
      /** dinars: the server's own amounts where the client's differed */
      amounts: Partial<Record<AmountField, number>>;
    };

/** One difference between what the client claimed and what is true now. Prices and amounts are in dinars. */
export type OrderChange =
  | { code: 'gone'; productId: number; name: string }
  | { code: 'unpriced' | 'soldOut'; title: string }
  | { code: 'short'; title: string; stock: number }
  | { code: 'price'; title: string; price: number }
  | { code: 'amount'; name: AmountField; value: number };
