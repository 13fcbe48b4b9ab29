import type { AdminProduct } from '@/contract/admin/products';
import { backOfficeAmount } from '../../ui/amount';

export function shownPrice({ price }: Pick<AdminProduct, 'price'>): string {
  return price === null ? 'No price' : backOfficeAmount(price);
}
