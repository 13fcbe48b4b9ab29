import { BYTE_ORDER_MARK, csvLines } from '@/domain/csv';
import { PRODUCT_COLUMNS, type ProductColumn } from '@/domain/import/columns';

/** Every field of a product, and each picture that the example has. */
const EXAMPLE: Record<ProductColumn, string> = {
  reference: 'UPS 25-60',
  title: 'Circulateur UPS 25-60',
  short_description: 'Circulateur de chauffage 180 mm',
  description: 'Pour chaudière murale.',
  price: '18500',
  stock: '4',
  stock_status: 'instock',
  published: 'true',
  date: '2026-11-22',
  warranty_months: '24',
  categories: 'Pompes > Circulateurs',
  brands: 'Grundfos',
  replaced_by: '',
  image_1: 'https://example.com/ups-25-60.jpg',
  image_2: '',
  image_3: '',
  image_4: '',
};

/** A table with its header and an example. */
export function templateFile(): { blob: Blob; name: string } {
  const text = csvLines([PRODUCT_COLUMNS, PRODUCT_COLUMNS.map((column) => EXAMPLE[column])]);
  return {
    blob: new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }),
    name: 'products-template.csv',
  };
}
