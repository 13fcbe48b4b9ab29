import type { CollectionConfig } from 'payload';
import { adminOnly, hiddenFromStaff, nobody } from './access/roles';

/** The book of stock: one line for each change of a counted stock, never edited. Written by `src/orders` and product edits. */
export const StockMovements: CollectionConfig = {
  slug: 'stock-movements',
  labels: { singular: 'Stock movement', plural: 'Stock movements' },
  admin: {
    group: 'Shop',
    hidden: hiddenFromStaff,
    description: 'Every change of a counted stock, one line each. Nothing here is ever edited.',
    defaultColumns: ['product', 'quantity', 'reason', 'order', 'createdAt'],
  },
  defaultSort: '-id',
  access: { read: adminOnly, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'product', type: 'relationship', relationTo: 'products', index: true, maxDepth: 0 },
    { name: 'quantity', type: 'number', required: true, admin: { description: 'Pieces added; negative where taken' } },
    { name: 'reason', type: 'select', required: true, options: ['sale', 'cancellation', 'correction'] },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true, maxDepth: 0 },
    { name: 'by', type: 'text', admin: { description: 'User name, customer, guest or system' } },
    { name: 'note', type: 'text', admin: { description: 'Why the stock was corrected' } },
  ],
};
