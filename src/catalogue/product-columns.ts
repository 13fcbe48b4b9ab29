/** The columns of `products` that a place reads, for `SELECT … FROM products p`. */
import { describeField, type FieldKey, type FieldKind, keysIn, type Place } from '@/domain/product-fields';

/** The driver returns numeric columns as texts. */
const CASTS: Partial<Record<FieldKind, string>> = { amount: 'float8', whole: 'int' };

export function columnsOf(place: Place): string {
  return ['p.id', ...keysIn(place).map(columnOf)].join(', ');
}

function columnOf(key: FieldKey): string {
  const cast = CASTS[describeField(key).kind];
  return cast ? `p.${key}::${cast} AS ${key}` : `p.${key}`;
}
