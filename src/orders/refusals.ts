/** Why an order was not taken, and how that is said. Expected, so returned as data and never thrown. */
import type { ChangedItem } from '@/contract/orders';

export type OrderRefusal =
  | { type: 'unknown-region' }
  | { type: 'key-reused' }
  /** so many orders for this recipient already; `seconds` until another one may be placed */
  | { type: 'too-many'; seconds: number }
  | {
      type: 'changed';
      /** one French sentence for each thing that changed, most important first */
      messages: string[];
      items: ChangedItem[];
      /** dinars: the server's own amounts where the client's differed */
      amounts: Partial<Record<'subtotal' | 'delivery_price' | 'total', number>>;
    };
