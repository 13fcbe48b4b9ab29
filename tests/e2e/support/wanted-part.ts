/** A part to be found among others: of the same brand elsewhere, of another brand, and one too dear. */
import type { BackOffice } from '../../support/back-office';
import { createBrand, createShelf, ownWord } from './catalogue';

const PRICE = 12_500;
const STOCK = 7;

export type WantedPart = { id: number; title: string; price: number; stock: number; brand: string; category: string };

export async function createWantedPart({ office, url }: { office: BackOffice; url: string }): Promise<WantedPart> {
  const brand = await createBrand(office, ownWord());
  const otherBrand = await createBrand(office, ownWord());
  const named = (what: string) => `${brand.name} ${what}`;
  await createShelf({ office, url, products: [{ title: named('elsewhere'), price: PRICE, tags: [brand.id] }] });
  const { category, products } = await createShelf({
    office,
    url,
    products: [
      { title: named('wanted'), price: PRICE, stock: STOCK, tags: [brand.id] },
      { title: named('too dear'), price: 90_000, tags: [brand.id] },
      { title: named('of another brand'), price: PRICE, tags: [otherBrand.id] },
    ],
  });
  const [wanted] = products;
  if (!wanted) throw new Error('No product was made.');
  return { ...wanted, price: PRICE, stock: STOCK, brand: brand.name, category: category.name };
}
