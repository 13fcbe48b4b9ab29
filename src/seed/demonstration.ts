import type { Payload, PayloadRequest } from 'payload';
import { flattenTree } from '@/domain/category-tree';
import { brands } from './data/brands';
import { categories, type SeedCategory } from './data/categories';
import { products, type SeedProduct } from './data/products';
import { inBulk } from './in-bulk';
import { drawBrand, drawCategory, drawPart } from './pictures';
import { type PictureTask, uploadPictures } from './pictures-to-media';
import { richText } from './rich-text';

const HOUR_MS = 3_600_000;

/**
 * The demonstration catalogue, written through Payload so that every rule holds for it too. `finish` runs last in its
 * transaction.
 */
export async function seedDemonstration(
  payload: Payload,
  finish: (req: PayloadRequest) => Promise<void>,
): Promise<void> {
  const media = await uploadPictures({ payload, tasks: pictureTasks() });
  await inBulk(payload, async (req) => {
    const categoryIds = new Map<string, number>();
    for (const category of categories)
      await createCategory({ payload, req, category, parent: null, media, categoryIds });
    const brandIds = new Map<string, number>();
    for (const { name } of brands) {
      const image = media.get(brandKey(name)) ?? null;
      const tag = await payload.create({ collection: 'tags', data: { name, image }, overrideAccess: true, req });
      brandIds.set(name, tag.id);
    }
    for (const [index, product] of products.entries()) {
      await payload.create({
        collection: 'products',
        data: productData({ product, index, media, categoryIds, brandIds }),
        overrideAccess: true,
        req,
      });
    }
    await finish(req);
  });
}

const categoryKey = (name: string) => `category ${name}`;
const brandKey = (name: string) => `brand ${name}`;
const productKey = (product: SeedProduct, view: number) => `product ${product.title} ${view}`;

const VIEWS = [0, 1, 2, 3] as const;

function pictureTasks(): PictureTask[] {
  return [
    ...flattenTree(categories).map(({ name, kind }) => ({
      key: categoryKey(name),
      alt: name,
      svg: drawCategory({ kind, seed: name }),
      size: 400,
    })),
    ...brands.map(({ name }) => ({ key: brandKey(name), alt: name, svg: drawBrand({ name }), size: 300 })),
    ...products.flatMap((product) =>
      VIEWS.slice(0, product.pictures).map((view) => ({
        key: productKey(product, view),
        alt: product.title,
        svg: drawPart({ kind: product.kind, seed: product.reference ?? product.title, view }),
        size: 800,
      })),
    ),
  ];
}

async function createCategory({
  payload,
  req,
  category,
  parent,
  media,
  categoryIds,
}: {
  payload: Payload;
  req: PayloadRequest;
  category: SeedCategory;
  parent: number | null;
  media: ReadonlyMap<string, number>;
  categoryIds: Map<string, number>;
}): Promise<void> {
  const { name, children = [] } = category;
  const image = media.get(categoryKey(name)) ?? null;
  const { id } = await payload.create({
    collection: 'categories',
    data: { name, parent, image },
    overrideAccess: true,
    req,
  });
  categoryIds.set(name, id);
  for (const child of children) await createCategory({ payload, req, category: child, parent: id, media, categoryIds });
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
  media: ReadonlyMap<string, number>;
  categoryIds: ReadonlyMap<string, number>;
  brandIds: ReadonlyMap<string, number>;
}) {
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
    image1: media.get(productKey(product, 0)) ?? null,
    image2: media.get(productKey(product, 1)) ?? null,
    image3: media.get(productKey(product, 2)) ?? null,
    image4: media.get(productKey(product, 3)) ?? null,
    published: true,
  };
}
