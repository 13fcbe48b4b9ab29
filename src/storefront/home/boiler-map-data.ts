import type { CategoryEntry } from '@/contract/catalogue';
import { flattenTree } from '@/domain/products/flatten-tree';

/** Size of the drawing; all positions are in its units. */
export const MAP = { width: 480, height: 320, labelWidth: 132 };

/** Where a category's parts sit in the drawn boiler, and at which side and height its label stands. */
type MapPoint = {
  /** of the category */
  slug: string;
  side: 'start' | 'end';
  labelY: number;
  x: number;
  y: number;
};

export const MAP_POINTS: readonly MapPoint[] = [
  { slug: 'cartes-electroniques', side: 'start', labelY: 42, x: 198, y: 42 },
  { slug: 'echangeurs-primaires', side: 'start', labelY: 112, x: 190, y: 104 },
  { slug: 'bruleurs', side: 'start', labelY: 178, x: 186, y: 178 },
  { slug: 'vannes-gaz', side: 'start', labelY: 262, x: 184, y: 262 },
  { slug: 'extracteurs-de-fumees', side: 'end', labelY: 20, x: 264, y: 16 },
  { slug: 'electrodes', side: 'end', labelY: 140, x: 280, y: 158 },
  { slug: 'circulateurs-de-chauffage', side: 'end', labelY: 208, x: 272, y: 216 },
  { slug: 'vannes-trois-voies', side: 'end', labelY: 276, x: 242, y: 262 },
];

export type MappedCategory = { point: MapPoint; name: string };

/** The points whose categories the shop has, with products. @param tree categories with their subcategories */
export function mappedCategories(tree: readonly CategoryEntry[]): MappedCategory[] {
  const bySlug = new Map(flattenTree(tree).map((category) => [category.slug, category]));
  return MAP_POINTS.flatMap((point) => {
    const category = bySlug.get(point.slug);
    return category && category.product_count > 0 ? [{ point, name: category.name }] : [];
  });
}
