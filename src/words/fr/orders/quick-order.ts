import type { QuickVerdict } from '@/domain/orders/quick-order';
import { MAX_QUICK_LINES } from '@/domain/orders/quick-order';
import { frenchPlural } from '../../plural';
import { french } from '../../words';

/** The page of the quick order. */
export const quickOrderWords = french('quickOrder', {
  title: 'Commande rapide',
  description:
    'Collez vos références et vos quantités : nous trouvons les pièces, vous les mettez au panier en une fois.',
  lead: `Collez vos références, une par ligne, avec la quantité après un point-virgule ou une tabulation. ${MAX_QUICK_LINES} lignes au plus.`,
  list: 'Références et quantités',
  example: '0020133816;2\nS1007300;1\n87186445720',
  hint: 'Copiez deux colonnes de votre tableur, ou tapez « référence;quantité ». Sans quantité : 1 pièce.',
  file: 'Ouvrir un fichier Excel, CSV ou TXT',
  reading: 'Lecture du fichier...',
  fileFailed: "Ce fichier n'a pas pu être lu. Enregistrez-le en CSV ou copiez ses lignes ici.",
  fileTooLarge: 'Ce fichier est trop grand pour une commande rapide.',
  find: 'Trouver les pièces',
  noScript: (phones: string) => `La commande rapide demande JavaScript. Dictez-nous vos références : ${phones}.`,
  results: (lines: number) => frenchPlural(lines, 'ligne'),
  verdicts: {
    found: 'Trouvée',
    replaced: 'Remplacée',
    several: 'À choisir',
    none: 'Introuvable',
    short: 'Stock insuffisant',
  } satisfies Record<QuickVerdict, string>,
  lostZero: (typed: string) => `Il manque peut-être un zéro devant ${typed} : est-ce cette pièce ?`,
  choose: (typed: string) => `Choisir la pièce pour ${typed}`,
  toChoose: 'Choisissez la pièce',
  replacedHint: (typed: string) => `remplace ${typed}`,
  left: (pieces: number) => `${frenchPlural(pieces, 'pièce')} en stock`,
  sharedLeft: (pieces: number) => `${frenchPlural(pieces, 'pièce')} en stock, toutes lignes confondues`,
  cartLimit: (cart: number, quote: number) => `${cart} pièces au plus au panier, ${quote} avec un compte ou par devis`,
  limit: (pieces: number) => `${pieces} pièces au plus par article`,
  unpriced: 'ne peut pas être commandée pour le moment',
  unknown: 'Aucune pièce de ce numéro',
  unreadVerdict: 'Non comprise',
  unread: 'Ligne non comprise : écrivez « référence;quantité »',
  missing: 'Ces références sont introuvables',
  askFor: 'Décrivez-nous la pièce',
  total: 'Total sans livraison',
  totalInStock: 'Total des pièces en stock, sans livraison',
  totalInCart: 'Total de ce qui va au panier, sans livraison',
  takeAll: 'Tout mettre au panier',
  quote: 'Demander un devis',
  leftOfQuote: "Ce qui n'est pas dans le devis",
  open: { unknown: 'introuvable', unchosen: 'pièce à choisir' } satisfies Record<'unknown' | 'unchosen', string>,
  unchosen: (lines: number) => `Choisissez d'abord la pièce de ${frenchPlural(lines, 'ligne')}.`,
});

/** What the call that reads a file answers. */
export const listFileWords = french('listFile', {
  unreadable: "Ce fichier n'est pas un classeur Excel (.xlsx) lisible. Enregistrez-le en .xlsx ou en CSV.",
  empty: 'La première feuille de ce fichier est vide.',
  tooManyLines: `Ce fichier a plus de ${MAX_QUICK_LINES} lignes. Passez votre commande en plusieurs fois.`,
  tooLarge: (megabytes: number) => `Ce fichier dépasse ${megabytes} Mo.`,
  busy: 'Trop de fichiers sont en cours de lecture. Veuillez réessayer dans un instant.',
});
