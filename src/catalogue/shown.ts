/**
 * Products as pages show them: without numbers of pieces, so that a sale changes a page only if it ends 'En stock'. The browser
 * fetches the pieces where they matter (src/storefront/product/buy-box.tsx).
 */
import type {
  BoilerAnswer,
  FaultAnswer,
  ProductDetail,
  ProductsAnswer,
  RelatedAnswer,
  SearchAnswer,
} from '@/contract/catalogue';
import { remember } from '@/memory/remember';
import { listProducts } from './list-products';
import { listRelated } from './list-related';
import { readBoiler } from './read-boiler';
import { readFault } from './read-fault';
import { readProduct } from './read-product';
import { search } from './search/search';

type ShownProduct = { product: ProductDetail; isCounted: boolean };

/** A page of the listing. */
export function showProducts(args: Parameters<typeof listProducts>[0]): Promise<ProductsAnswer> {
  return remember({ key: ['shown products', args.query] }, async () => {
    const answer = await listProducts(args);
    return { ...answer, products: answer.products.map(withoutPieces) };
  });
}

/** A published product, and whether its stock is counted; null if there is no such product. */
export async function showProduct(args: Parameters<typeof readProduct>[0]): Promise<ShownProduct | null> {
  const { shown } = await remember({ key: ['shown product', args.id] }, async () => {
    const product = await readProduct(args);
    return { shown: product && { product: withoutPieces(product), isCounted: product.stock !== null } };
  });
  return shown;
}

/** Products similar to this one; null if it is unknown. */
export async function showRelated(args: Parameters<typeof listRelated>[0]): Promise<RelatedAnswer | null> {
  const { shown } = await remember({ key: ['shown related', args.id, args.limit, args.boiler] }, async () => {
    const answer = await listRelated(args);
    return { shown: answer && { ...answer, related_products: answer.related_products.map(withoutPieces) } };
  });
  return shown;
}

/** The results of a search. */
export function showSearch(args: Parameters<typeof search>[0]): Promise<SearchAnswer> {
  return remember({ key: ['shown search', args.text, args.fitsFirst] }, async () => {
    const answer = await search(args);
    return { ...answer, products: answer.products.map(withoutPieces) };
  });
}

/** A boiler model with its parts; null if it is unknown. */
export async function showBoiler(args: Parameters<typeof readBoiler>[0]): Promise<BoilerAnswer | null> {
  const { shown } = await remember({ key: ['shown boiler', args.slug] }, async () => {
    const boiler = await readBoiler(args);
    const categories = boiler?.categories.map(({ products, ...category }) => ({
      ...category,
      products: products.map(withoutPieces),
    }));
    return { shown: boiler && categories ? { ...boiler, categories } : null };
  });
  return shown;
}

/** A fault code with its parts; null if it is unknown. */
export async function showFault(args: Parameters<typeof readFault>[0]): Promise<FaultAnswer | null> {
  const { shown } = await remember(
    { key: ['shown fault', args.brandSlug, args.code, args.fitsFirst ?? ''] },
    async () => {
      const fault = await readFault(args);
      return { shown: fault && { ...fault, parts: fault.parts.map(withoutPieces) } };
    },
  );
  return shown;
}

function withoutPieces<T extends { stock: number | null }>(product: T): T {
  return { ...product, stock: null };
}
