import type { Wilaya } from '@/contract/catalogue';
import { formatListPrice } from '@/domain/price-texts';
import { deliveryFeeWords } from '@/words/fr/orders/delivery-fees';

/** `Alger (16) · 400 DZD`. The name comes first: lists find an option by the letters that are typed. */
export function wilayaOption({ code, name, ...wilaya }: Pick<Wilaya, 'code' | 'name' | 'price'>): string {
  const label = code === null ? name : `${name} (${String(code).padStart(2, '0')})`;
  return deliveryFeeWords.option(label, wilayaFee(wilaya));
}

/** The fee for delivery home: `400 DZD`. */
export function wilayaFee({ price }: Pick<Wilaya, 'price'>): string {
  return formatListPrice(Number(price));
}
