import { BYTE_ORDER_MARK } from '@/domain/csv';
import { PRODUCT_COLUMNS, type ProductCells } from '@/domain/import/columns';

const EXAMPLE: ProductCells = {
  reference: 'UPS 25-60',
  title: 'Circulateur UPS 25-60',
  short_description: 'Circulateur de chauffage 180 mm',
  description: 'Pour chaudière murale.',
  price: '18500',
  stock: '4',
  published: 'true',
  date: '2026-11-22',
  categories: 'Pompes > Circulateurs',
  brands: 'Grundfos',
  image_1: 'https://example.com/ups-25-60.jpg',
};

/** A table with its first line and an example. */
export function templateFile(): { blob: Blob; name: string } {
  const lines = [PRODUCT_COLUMNS, PRODUCT_COLUMNS.map((column) => EXAMPLE[column] ?? '')];
  const text = lines.map((cells) => cells.join(',')).join('\r\n');
  return {
    blob: new Blob([BYTE_ORDER_MARK, text, '\r\n'], { type: 'text/csv;charset=utf-8' }),
    name: 'products-template.csv',
  };
}
