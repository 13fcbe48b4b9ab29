import { shop } from '@/shop';

/** `$600.00`: amounts of the back office carry a dollar sign, from one constant. */
export function backOfficeAmount(dinars: number): string {
  return `${shop.backOfficeCurrencySign}${dinars.toFixed(2)}`;
}
