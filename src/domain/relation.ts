/** Why a product is offered beside another one. */
export type RelationType = 'category' | 'tag' | 'general';

export const RELATION_LABELS: Record<RelationType, string> = {
  category: 'Même catégorie',
  tag: 'Même marque',
  general: 'Récent',
};

export const RELATED_LIMIT = 4;
