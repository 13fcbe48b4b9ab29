import { canBuy, isSoldOut, type Sellable, showsStock } from '@/domain/products/availability';
import { availabilityWords } from '@/words/fr/catalogue/availability';

/** The label of the add button, which says why it is disabled. */
export function addButtonLabel(product: Sellable): string {
  const answer = canBuy(product);
  return answer.ok ? availabilityWords.addToCart : availabilityWords.refusals[answer.reason].button;
}

/** '✗ Rupture de stock' or '✓ En stock', by stock_status alone. */
export function stockLabel(stockStatus: string | null | undefined): string {
  return isSoldOut({ stock_status: stockStatus ?? null }) ? availabilityWords.soldOut : availabilityWords.inStock;
}

/** '✗ Rupture de stock', '✓ En stock', or 'Indisponible' for a product without a price. */
export function availabilityLabel(product: Pick<Sellable, 'price' | 'stock_status'>): string {
  return showsStock(product) ? stockLabel(product.stock_status) : availabilityWords.refusals.unpriced.button;
}
