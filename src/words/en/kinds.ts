/** What dialogs create, edit and delete. */
export const KINDS = { brand: 'Brand', category: 'Category', product: 'Product', wilaya: 'Wilaya' } as const;

export type Kind = keyof typeof KINDS;
