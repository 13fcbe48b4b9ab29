import type { Refusal } from '@/domain/products/availability';
import { frenchPlural } from '../../plural';
import { french } from '../../words';

type RefusalWords = Record<Refusal, { toast: string; button: string }>;

/** Whether a product can be bought, and what is left of it. */
export const availabilityWords = french('availability', {
  refusals: {
    unpriced: {
      toast: "Ce produit n'est pas disponible à la vente pour le moment.",
      button: 'Indisponible',
    },
    'out-of-stock': {
      toast: 'Ce produit est actuellement en rupture de stock.',
      button: 'Rupture de stock',
    },
  } satisfies RefusalWords,
  gone: "Cet article n'est plus en vente : retirez-le.",
  sorry: 'Désolé',
  addToCart: 'Ajouter au panier',
  noPrice: 'Prix non disponible',
  inStock: '✓ En stock',
  soldOut: '✗ Rupture de stock',
  left: (pieces: number) => `Il ne reste que ${frenchPlural(pieces, 'pièce')}.`,
});
