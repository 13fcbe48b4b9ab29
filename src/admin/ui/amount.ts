import { formatOfficeAmount } from '@/domain/money';
import { shop } from '@/shop';

/** `$1,600.00`: amounts of the back office carry a dollar sign, from one constant. */
export function backOfficeAmount(dinars: number): string {
  return `${shop.backOfficeCurrencySign}${formatOfficeAmount(dinars)}`;
}
