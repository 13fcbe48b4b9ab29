import type { AdminProduct } from '@/contract/admin/products';
import { officeProductsWords } from '@/words/en/products';
import { backOfficeAmount } from '../../lib/format';

export function shownPrice({ price }: Pick<AdminProduct, 'price'>): string {
  return price === null ? officeProductsWords.noPrice : backOfficeAmount(price);
}
