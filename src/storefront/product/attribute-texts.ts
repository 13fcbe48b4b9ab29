import type { ProductDetail } from '@/contract/catalogue';
import { ATTRIBUTE_KEYS } from '@/domain/products/product-attributes';
import { claims } from '@/shop';
import { attributeWords } from '@/words/fr/catalogue/attributes';
import { productWords } from '@/words/fr/catalogue/product';
import { shopWords } from '@/words/fr/shop';

type Described = Pick<ProductDetail, 'attributes' | 'warranty_months'>;
type AttributeText = { key: string; name: string /** null where nothing is known */; text: string | null };

/** Everything that decides between appliances, the guarantee included, as people read it. */
export function attributeTexts({ attributes, warranty_months }: Described): AttributeText[] {
  const values: Partial<Record<string, (value: number) => string>> = attributeWords.values;
  const described = ATTRIBUTE_KEYS.map((key): AttributeText => {
    const value = attributes?.[key] ?? null;
    const text = typeof value === 'number' ? (values[key]?.(value) ?? String(value)) : value;
    return { key, name: attributeWords.names[key], text };
  });
  const guarantee = {
    key: 'guarantee',
    name: productWords.factNames.warranty_months,
    text: guaranteeOf(warranty_months),
  };
  const box = described.findIndex(({ key }) => key === 'box_contents');
  return described.toSpliced(box, 0, guarantee);
}

/** The product's own guarantee, else what the shop claims for all; null if it claims nothing. */
export function guaranteeOf(months: number | null): string | null {
  if (months !== null) return productWords.factValues.warranty_months(months);
  return claims.guarantee_years === null ? null : shopWords.years(claims.guarantee_years);
}
