import type { DocumentKind } from '@/domain/documents';
import type { AttributeKey } from '@/domain/product-attributes';
import type { KeysIn } from '@/domain/product-fields';
import { frenchPlural } from '../plural';
import { french } from '../words';

const DOCUMENT_KINDS = {
  notice: 'Notice',
  'exploded-view': 'Vue éclatée',
  other: 'Document',
} satisfies Record<DocumentKind, string>;

const KILOBYTE = 1024;

/** '120 ko' or '1,4 Mo'. @param bytes of a file */
function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return `${kilobytes} ko`;
  return `${(bytes / KILOBYTE ** 2).toFixed(1).replace('.', ',')} Mo`;
}

/** '23,5' */
function frenchNumber(value: number): string {
  return String(value).replace('.', ',');
}

/** The product page. */
export const productWords = french('product', {
  breadcrumb: "Fil d'Ariane",
  noLongDescription: 'Description détaillée non disponible pour ce produit.',
  unknown: 'Non spécifié',
  reference: 'Référence',
  availability: 'Disponibilité',
  noDescription: 'Description du produit non disponible.',
  details: 'Détails du produit',
  description: 'Description',
  facts: 'Caractéristiques',
  factNames: {
    reference: 'Référence fabricant',
    warranty_months: 'Garantie',
  } satisfies Record<KeysIn<'facts'>, string>,
  attributes: 'Caractéristiques principales',
  attributeNames: {
    power_kw: 'Puissance maximale',
    energy: 'Énergie',
    flue: 'Évacuation des fumées',
    flow_lpm: 'Débit d’eau chaude (ΔT 25)',
    dimensions: 'Dimensions (H × L × P)',
    weight_kg: 'Poids',
    box_contents: 'Dans le carton',
  } satisfies Record<AttributeKey, string>,
  factValues: {
    warranty_months: (months: number) => `${months} mois`,
  } satisfies Record<KeysIn<'facts', 'amount' | 'whole'>, (value: number) => string>,
  attributeValues: {
    power_kw: (value: number) => `${frenchNumber(value)} kW`,
    flow_lpm: (value: number) => `${frenchNumber(value)} l/min`,
    weight_kg: (value: number) => `${frenchNumber(value)} kg`,
  } satisfies Record<KeysIn<'attributes', 'amount' | 'whole'>, (value: number) => string>,
  allTaxes: 'TTC',
  related: 'Produits similaires',
  found: (count: number) => `${count} produit(s) trouvé(s)`,
  reviewsSoon: '(Reviews coming soon)',
  fitsModels: (count: number) => `Convient à ${frenchPlural(count, 'modèle')} de chaudière`,
  toCheck: 'À vérifier pour',
  toCheckModels: (count: number) => `À vérifier pour ${frenchPlural(count, 'modèle')} de chaudière`,
  serials: (from: string | null, to: string | null) =>
    `n° de série ${[from && `à partir de ${from}`, to && `jusqu'à ${to}`].filter(Boolean).join(' ')}`,
  documents: 'Documents',
  documentFacts: (kind: DocumentKind, bytes: number) => `${DOCUMENT_KINDS[kind]} · PDF · ${fileSize(bytes)}`,
  returns: 'Retours',
  returnTerms: 'Voir les conditions de vente',
  isRightPart: 'Est-ce la bonne pièce ? WhatsApp',
  named: (title: string, number: string) => `${title} (référence ${number})`,
});

/** Why a product is offered beside another one. */
export const relationWords = french('relation', {
  category: 'Même catégorie',
  tag: 'Même marque',
  general: 'Récent',
});
