import type { ProductColumn } from '@/domain/import/columns';

/** The line of the template: every field of a product, and each picture that the example has. */
export const EXAMPLE: Record<ProductColumn, string> = {
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
  power_kw: '',
  energy: '',
  flue: '',
  flow_lpm: '',
  dimensions: '130 × 180 × 95 mm',
  weight_kg: '2.6',
  box_contents: 'Circulateur, deux joints',
  categories: 'Pompes > Circulateurs',
  brands: 'Grundfos',
  replaced_by: '',
  image_1: 'https://example.com/ups-25-60.jpg',
  image_2: '',
  image_3: '',
  image_4: '',
};
