/** Why a product is offered beside another one. */
export type RelationType = 'category' | 'tag' | 'general';

export const RELATED_LIMIT = 4;
