import { english } from '../english';
import { englishPlural } from '../plural';

const verb = (count: number, one: string, several: string) => (count === 1 ? one : several);
const are = (count: number) => verb(count, 'is', 'are');

/** What a deletion touches, below its question. */
export const officeDeletionWords = english('deletion', {
  counting: 'Counting what this touches...',
  notCounted: 'What this touches could not be counted.',
  category: (subcategories: number, products: number, without: number) =>
    subcategories + products === 0
      ? 'It has no subcategories and no products.'
      : [subcategoriesText(subcategories), productsText(products, { subcategories, without })]
          .filter(Boolean)
          .join(' '),
  brand: (products: number) =>
    products === 0
      ? 'No product has this brand.'
      : `${englishPlural(products, 'product')} ${verb(products, 'loses', 'lose')} this brand.`,
  product: (orders: number) =>
    orders === 0
      ? 'No open order contains it.'
      : `${englishPlural(orders, 'open order')} ${verb(orders, 'contains it and keeps its', 'contain it and keep their')} own copy.`,
  wilaya: (orders: number) =>
    `Nobody can order to it any more. ${
      orders === 0
        ? 'No open order goes there.'
        : `${englishPlural(orders, 'open order')} ${verb(orders, 'goes there and stays as it is', 'go there and stay as they are')}.`
    }`,
});

function subcategoriesText(count: number): string {
  return count === 0 ? '' : `${englishPlural(count, 'subcategory', 'subcategories')} ${are(count)} deleted with it.`;
}

function productsText(count: number, { subcategories, without }: { subcategories: number; without: number }): string {
  if (count === 0) return 'No product loses its category.';
  const lost = `${englishPlural(count, 'product')} ${verb(count, 'loses', 'lose')} ${subcategories === 0 ? 'this category' : 'these categories'}`;
  if (without === 0) return `${lost}.`;
  const left = `${count === 1 ? '' : `${without} of them `}${are(without)} left without any`;
  const stay = `${without === 1 ? 'It stays' : 'They stay'} on sale and can be edited: see 'No category' in Products.`;
  return `${lost}, and ${left}. ${stay}`;
}
