import type { CollectionConfig } from 'payload';
import { STOCK_REASONS } from '@/domain/products/stock-corrections';
import { officeStockReasonWords } from '@/words/en/catalogue/stock-book';
import { officeCmsWords } from '@/words/en/cms';
import { adminOnly, hiddenWithout, nobody } from './access/roles';

/** The stock book: one line for each change of a counted stock, never edited. Written by `src/orders` and product edits. */
export const stockMovementsCollection = (): CollectionConfig => ({
  slug: 'stock-movements',
  labels: officeCmsWords.labels.stockMovements,
  admin: {
    group: officeCmsWords.groups.shop,
    hidden: hiddenWithout('admin'),
    description: officeCmsWords.descriptions.stockMovements,
    defaultColumns: ['product', 'quantity', 'reason', 'order', 'createdAt'],
  },
  defaultSort: '-id',
  access: { read: adminOnly, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'product', type: 'relationship', relationTo: 'products', index: true, maxDepth: 0 },
    {
      name: 'quantity',
      type: 'number',
      required: true,
      admin: { description: officeCmsWords.stockMovements.quantityHint },
    },
    { name: 'reason', type: 'select', required: true, options: ['sale', 'cancellation', 'amendment', 'correction'] },
    // Of a correction: why, as a kind.
    {
      name: 'correction',
      type: 'select',
      options: STOCK_REASONS.map((value) => ({ value, label: officeStockReasonWords[value] })),
    },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true, maxDepth: 0 },
    { name: 'by', type: 'text', admin: { description: officeCmsWords.stockMovements.byHint } },
    { name: 'note', type: 'text', admin: { description: officeCmsWords.stockMovements.noteHint } },
  ],
});
