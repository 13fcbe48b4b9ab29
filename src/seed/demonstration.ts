import type { Payload, PayloadRequest } from 'payload';
import { flattenTree } from '@/domain/products/flatten-tree';
import { ATTRIBUTE_KEYS, PRODUCT_ATTRIBUTES } from '@/domain/products/product-attributes';
import { seedBoilers } from './boilers';
import { copyPictures } from './copy-pictures';
import { brands } from './data/brands';
import { categories, type SeedCategory } from './data/categories';
import { couriers } from './data/couriers';
import { brandPicture, categoryPicture, productPictures } from './data/pictures';
import { products, type SeedProduct } from './data/products';
import { addNotice, DOCUMENTED_PART, NOTICE_TITLE } from './demonstration-notice';
import { inBulk } from './in-bulk';
import { richText } from './rich-text';

const HOUR_MS = 3_600_000;

type Ids = ReadonlyMap<string, number>;

/**
 * Fills an empty shop with the demonstration catalogue: all of it or nothing. Written through Payload, so that every rule
 * holds for it too, except for the pictures. `finish` runs last in its transaction.
 */
export async function seedDemonstration(
  payload: Payload,
  finish: (req: PayloadRequest) => Promise<void>,
): Promise<void> {
  await inBulk(payload, async (req) => {
    const media = await copyPictures(req, allPictures());
    const categoryIds = new Map<string, number>();
    for (const category of categories) await createCategory({ req, category, parent: null, media, categoryIds });
    const brandIds = new Map<string, number>();
    for (const brand of brands) {
      const data = { name: brand.name, image: media.get(brandPicture(brand)) ?? null };
      const { id } = await payload.create({ collection: 'tags', data, overrideAccess: true, req });
      brandIds.set(brand.name, id);
    }
    const productIds = new Map<string, number>();
    for (const [index, product] of products.entries()) {
      const data = productData({ product, index, media, categoryIds, brandIds });
      const documents = await documentsOf(req, product);
      const { id } = await payload.create({
        collection: 'products',
        data: { ...data, documents },
        overrideAccess: true,
        req,
      });
      productIds.set(product.reference ?? product.title, id);
    }
    await seedBoilers(req, { productIds, categoryIds });
    for (const data of couriers) await payload.create({ collection: 'couriers', data, overrideAccess: true, req });
    await finish(req);
  });
}

function allPictures(): { name: string; alt: string }[] {
  return [
    ...flattenTree(categories).map((category) => ({ name: categoryPicture(category), alt: category.name })),
    ...brands.map((brand) => ({ name: brandPicture(brand), alt: brand.name })),
    ...products.flatMap((product) => productPictures(product).map((name) => ({ name, alt: product.title }))),
  ];
}

async function documentsOf(req: PayloadRequest, product: SeedProduct) {
  if (product.reference !== DOCUMENTED_PART) return [];
  return [{ title: NOTICE_TITLE, kind: 'notice' as const, file: await addNotice(req, product) }];
}

async function createCategory({
  req,
  category,
  parent,
  media,
  categoryIds,
}: {
  req: PayloadRequest;
  category: SeedCategory;
  parent: number | null;
  media: Ids;
  categoryIds: Map<string, number>;
}): Promise<void> {
  const { name, asksFit = null, children = [] } = category;
  const data = { name, parent, asksFit, image: media.get(categoryPicture(category)) ?? null };
  const { id } = await req.payload.create({ collection: 'categories', data, overrideAccess: true, req });
  categoryIds.set(name, id);
  for (const child of children) await createCategory({ req, category: child, parent: id, media, categoryIds });
}

function productData({
  product,
  index,
  media,
  categoryIds,
  brandIds,
}: {
  product: SeedProduct;
  index: number;
  media: Ids;
  categoryIds: Ids;
  brandIds: Ids;
}) {
  const [image1 = null, image2 = null, image3 = null, image4 = null] = productPictures(product).map(
    (name) => media.get(name) ?? null,
  );
  return {
    title: product.title,
    reference: product.reference,
    // An hour apart: "newest first" has one order.
    date: new Date(Date.now() - (index + 1) * HOUR_MS).toISOString(),
    price: product.price,
    stock: product.stock,
    stockStatus: product.stockStatus,
    shortDescription: product.shortDescription,
    description: richText({ paragraphs: product.description, list: product.specifications }),
    categories: product.categories.flatMap((name) => categoryIds.get(name) ?? []),
    tags: [product.brand ?? [], ...product.otherBrands].flat().flatMap((name) => brandIds.get(name) ?? []),
    warrantyMonths: product.warrantyMonths,
    ...Object.fromEntries(ATTRIBUTE_KEYS.map((key) => [PRODUCT_ATTRIBUTES[key].name, product.attributes[key] ?? null])),
    image1,
    image2,
    image3,
    image4,
    published: true,
  };
}
