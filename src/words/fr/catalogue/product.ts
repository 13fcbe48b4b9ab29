import type { DocumentKind } from '@/domain/products/documents';
import type { KeysIn } from '@/domain/products/product-fields';
import { frenchPlural } from '../../plural';
import { french } from '../../words';

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
  factValues: {
    warranty_months: (months: number) => `${months} mois`,
  } satisfies Record<KeysIn<'facts', 'amount' | 'whole'>, (value: number) => string>,
  allTaxes: 'TTC',
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
