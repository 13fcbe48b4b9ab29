import type { LeftReason } from '@/domain/orders/cart-intake';
import { frenchPlural } from '../../plural';
import { french } from '../../words';

/** What is said when several products go into the cart at once. */
export const cartIntakeWords = french('cartIntake', {
  added: (pieces: number) =>
    pieces === 0 ? "Rien n'a été mis au panier." : `${frenchPlural(pieces, 'pièce')} au panier.`,
  openCart: 'Voir le panier',
  left: "Ce qui n'a pas pu être mis au panier",
  reasons: {
    unpriced: () => 'pas de prix pour le moment',
    'out-of-stock': () => 'rupture de stock',
    short: (pieces: number) => `stock insuffisant, il manque ${frenchPlural(pieces, 'pièce')}`,
    limit: (pieces: number) => `maximum par article atteint, ${frenchPlural(pieces, 'pièce')} de trop`,
  } satisfies Record<LeftReason, (pieces: number) => string>,
  again: 'Commander à nouveau',
  againNumber: (id: number) => `Commander à nouveau la commande #${id}`,
  loading: 'Un instant...',
  gone: "n'est plus proposé",
  replaced: (title: string) => `remplacé par ${title}`,
  takeSuccessor: 'Mettre le remplaçant au panier',
  takeSuccessorOf: (title: string) => `Mettre au panier ${title}`,
});
