import type { AttributeKey } from '@/domain/products/product-attributes';

type Attributes = Partial<Record<AttributeKey, string | number>>;

export type SeedProduct = {
  title: string;
  reference: string | null;
  shortDescription: string | null;
  /** paragraphs, plain text */
  description: readonly string[];
  specifications: readonly string[];
  /** whole dinars; null for a price on request */
  price: number | null;
  /** null if stock is not counted */
  stock: number | null;
  stockStatus: 'instock' | 'outofstock';
  brand: string | null;
  /** other brands whose boilers it fits */
  otherBrands: readonly string[];
  /** names of its most specific categories */
  categories: readonly string[];
  pictures: 1 | 2 | 4;
  /** of a boiler: what decides between two of them */
  attributes: Attributes;
  warrantyMonths: number | null;
};

type Sheet = {
  title: string;
  ref: string | null;
  brand: string | null;
  fits?: readonly string[];
  on: readonly string[];
  price: number | null;
  stock: number | null;
  pictures?: 1 | 2 | 4;
  /** out of stock although pieces are left, or stock is not counted */
  isSuspended?: boolean;
  short: string | null;
  text: readonly string[];
  specs: readonly string[];
  attributes?: Attributes;
  warrantyMonths?: number;
};

/** Completes a data sheet, which states each fact once. */
export const product = (sheet: Sheet): SeedProduct => ({
  title: sheet.title,
  reference: sheet.ref,
  shortDescription: sheet.short,
  description: sheet.text,
  specifications: sheet.specs,
  price: sheet.price,
  stock: sheet.stock,
  stockStatus: sheet.stock === 0 || sheet.isSuspended ? 'outofstock' : 'instock',
  brand: sheet.brand,
  otherBrands: sheet.fits ?? [],
  categories: sheet.on,
  pictures: sheet.pictures ?? 1,
  attributes: sheet.attributes ?? {},
  warrantyMonths: sheet.warrantyMonths ?? null,
});
