/** Reading the catalogue. Writing goes through Payload's collections. */
export { forget } from './cache';
export { listProducts } from './list-products';
export { listRelated } from './list-related';
export { readCategoriesTags, readWilayas } from './read-lists';
export { readProduct } from './read-product';
export { suggest } from './suggest';
