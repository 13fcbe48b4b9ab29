/** Every picture of the demonstration shop, drawn from its data. */
import { flattenTree } from '@/domain/category-tree';
import { brands } from '../data/brands';
import { categories } from '../data/categories';
import { brandPicture, categoryPicture, productPictures } from '../data/pictures';
import { products } from '../data/products';
import { drawBrand } from './brand';
import { drawCategory } from './category';
import { drawPart } from './views';

/** @returns the SVG of each picture, by its name (src/seed/data/pictures.ts) */
export function drawings(): Map<string, string> {
  return new Map([
    ...flattenTree(categories).map((category) => [categoryPicture(category), drawCategory(category)] as const),
    ...brands.map((brand) => [brandPicture(brand), drawBrand(brand)] as const),
    ...products.flatMap((product) =>
      productPictures(product).map(({ name, view }) => [name, drawPart(product, view)] as const),
    ),
  ]);
}
