import type { ProductColumn } from '@/domain/import/columns';
import type { AttributeKey } from '@/domain/products/product-attributes';
import type { FieldKey, KeysIn } from '@/domain/products/product-fields';
import { english } from '../../english';

/** Of boilers and other appliances; the shop shows what is filled in, and compares by it. */
const ATTRIBUTE_HINTS = {
  power_kw: 'Of a boiler: the highest; empty: not shown',
  energy: 'In French: Gaz naturel, propane',
  flue: 'In French: Ventouse 60/100',
  flow_lpm: 'At 25 K',
  dimensions: 'Height × width × depth',
  box_contents: 'In French: Gabarit de pose, robinets',
} satisfies Partial<Record<AttributeKey, string>>;

const REPLACED_BY_HINT = 'Sold instead of this product. Whoever looks for this one is led to it.';

/** The fields of a product, by their keys in src/domain/products/product-fields.ts. */
export const officeProductFieldWords = english('productFields', {
  labels: {
    title: 'Product Title',
    reference: 'Reference',
    short_description: 'Short Description',
    description: 'Description',
    price: 'Price',
    stock: 'Stock',
    stock_reason: 'Reason for the correction',
    stock_note: 'Note about the correction',
    stock_status: 'Stock Status',
    published: 'Published',
    date: 'Date',
    warranty_months: 'Warranty (months)',
    power_kw: 'Heat output (kW)',
    energy: 'Gas or fuel',
    flue: 'Flue',
    flow_lpm: 'Hot water (l/min)',
    dimensions: 'Size (mm)',
    weight_kg: 'Weight (kg)',
    box_contents: 'In the box',
    category_ids: 'Categories',
    replaced_by: 'Replaced by',
    tag_ids: 'Brands',
    documents: 'Documents',
  } satisfies Record<KeysIn<'form'>, string>,
  /** below the field of the form */
  hints: {
    reference: "The manufacturer's part number",
    stock: 'Pieces; empty: not counted',
    stock_reason: 'Kept in the stock book with who corrected it',
    stock_note: 'Optional; kept in the stock book',
    date: 'The newest come first in the shop',
    published: 'Shoppers see it',
    warranty_months: 'Whole months, 0 to 120; empty: not shown',
    ...ATTRIBUTE_HINTS,
    replaced_by: REPLACED_BY_HINT,
  } satisfies Partial<Record<KeysIn<'form'>, string>>,
  /** after an amount or a number */
  units: {
    price: 'DZD',
    warranty_months: 'months',
    power_kw: 'kW',
    flow_lpm: 'l/min',
    weight_kg: 'kg',
  } satisfies Partial<Record<KeysIn<'form', 'amount' | 'whole'>, string>>,
  /** where the CMS names a field otherwise than by its key */
  cmsLabels: {
    tag_ids: 'Brands',
    stock_reason: 'Why the stock is corrected',
    stock_note: 'Note about the correction',
    replaced_by: 'Replaced by',
  } satisfies Partial<Record<FieldKey, string>>,
  cmsHints: {
    reference: "The manufacturer's part number",
    price: 'DZD; empty: not for sale',
    stock: 'Pieces; empty: not counted',
    stock_note: 'Kept with the correction in the stock book',
    stock_status: 'Follows the stock if it is counted',
    short_description: 'At most 200 characters; shown in lists and beside the price',
    description: 'Shown on the page of the product',
    date: 'The newest come first in the shop',
    published: 'Shoppers see it',
    warranty_months: 'Whole months, 0 to 120; empty: not shown',
    ...ATTRIBUTE_HINTS,
    replaced_by: REPLACED_BY_HINT,
    category_ids: 'At least one; a product of a subcategory is also found in the categories above it',
  } satisfies Partial<Record<FieldKey, string>>,
  /** what an editor should know of each column of an import */
  columns: {
    reference:
      "The manufacturer's part number. A product with this reference is updated; otherwise a new product is created.",
    title:
      'Required for a new product. A line without a reference updates the product of this title that has no reference.',
    short_description: 'At most 200 characters.',
    description: 'Plain text (a blank line between paragraphs, a dash before each entry of a list) or simple HTML.',
    price: 'In DZD: 12500, 12500.50 or 12 500,50.',
    stock:
      'Pieces; blank in a new product: not counted. The stock of existing products changes only if that is ticked above, because it would undo sales made meanwhile.',
    stock_status: 'instock or outofstock. Follows the stock if it is counted.',
    published: 'true or false.',
    date: 'A day such as 2026-11-22 or 22/11/2026.',
    warranty_months: 'Whole months, 0 to 120.',
    power_kw: 'Of a boiler, the highest heat output in kW: 24 or 25,5.',
    energy: 'Of a boiler, its gas or fuel, in French: Gaz naturel, propane.',
    flue: 'Of a boiler, how smoke leaves, in French: Ventouse 60/100.',
    flow_lpm: 'Hot water in litres a minute at 25 K: 14,3.',
    dimensions: 'Height × width × depth: 740 × 418 × 300 mm.',
    weight_kg: 'In kg: 33 or 33,5.',
    box_contents: 'What is in the box, in French, at most 300 characters.',
    categories: 'Names, addresses (slugs) or paths: Parent > Child. Several are joined by |.',
    brands: 'Names. Several are joined by |.',
    replaced_by:
      'The reference of the product that is sold instead, or # and its number. It must be in the shop already.',
    image_1: 'The main image: an https address, or the /media/ address of an uploaded picture.',
    image_2: 'Like image_1.',
    image_3: 'Like image_1.',
    image_4: 'Like image_1.',
  } satisfies Record<ProductColumn, string>,
});
