import type { AttributeKey } from '@/domain/products/product-attributes';
import type { KeysIn } from '@/domain/products/product-fields';
import { french } from '../../words';

/** '23,5' */
function frenchNumber(value: number): string {
  return String(value).replace('.', ',');
}

/** What decides between appliances. Apart from the words of a product, whose scripts need none of these. */
export const attributeWords = french('attributes', {
  title: 'Caractéristiques principales',
  names: {
    power_kw: 'Puissance maximale',
    energy: 'Énergie',
    flue: 'Évacuation des fumées',
    flow_lpm: "Débit d'eau chaude (ΔT 25)",
    dimensions: 'Dimensions (H × L × P)',
    weight_kg: 'Poids',
    box_contents: 'Dans le carton',
  } satisfies Record<AttributeKey, string>,
  values: {
    power_kw: (value: number) => `${frenchNumber(value)} kW`,
    flow_lpm: (value: number) => `${frenchNumber(value)} l/min`,
    weight_kg: (value: number) => `${frenchNumber(value)} kg`,
  } satisfies Record<KeysIn<'attributes', 'amount' | 'whole'>, (value: number) => string>,
});
