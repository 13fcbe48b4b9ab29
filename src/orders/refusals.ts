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
      /** one French sentence for each thing that changed, most important first */
      messages: string[];
      items: ChangedItem[];
      /** dinars: the server's own amounts where the client's differed */
      amounts: Partial<Record<AmountField, number>>;
    };
