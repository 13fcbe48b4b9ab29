/** Reading the catalogue. Writing goes through Payload's collections. */
export { listInsecureImages } from './insecure-images';
export { readListFile } from './list-file/read-list-file';
export { listProducts } from './list-products';
export { listRelated } from './list-related';
export { listTwins } from './list-twins';
export { listUncategorised } from './list-uncategorised';
export { quickOrder } from './quick-order';
export { readBoiler } from './read-boiler';
export { readBrands, readCategoryBrands } from './read-brands';
export { readCategoryTree } from './read-category-tree';
export { readFacets } from './read-facets';
export { readFault } from './read-fault';
export { readCategoriesTags, readCommunes, readWilayas } from './read-lists';
export { readProduct } from './read-product';
export { countSitemaps, readSitemapProducts } from './read-sitemap';
export { search } from './search/search';
export { showBoiler, showFault, showProduct, showProducts, showRelated, showSearch } from './shown';
export { suggest } from './suggest';
