import type { RefusedPicture } from '@/domain/orders/part-requests';
import { MAX_IMAGE_MEGABYTES } from '@/domain/products/image-rules';
import { openingTimes } from '../../own-texts';
import { frenchPlural } from '../../plural';
import { french } from '../../words';

const REASONS: Record<RefusedPicture['reason'], string> = {
  large: `plus de ${MAX_IMAGE_MEGABYTES} Mo`,
  'not-a-picture': 'illisible comme photo',
};

/** What the call of a part request answers. */
export const partRequestCallWords = french('partRequestCalls', {
  badPictures: (refused: readonly RefusedPicture[]) =>
    `${frenchPlural(refused.length, 'fichier refusé', 'fichiers refusés')} : ${refused
      .map(({ name, reason }) => `${name === '' ? 'sans nom' : name} (${REASONS[reason]})`)
      .join(', ')}. Choisissez des images JPEG, PNG ou WebP de ${MAX_IMAGE_MEGABYTES} Mo au plus.`,
  tooManyPictures: (max: number) => `Joignez ${max} photos au plus.`,
  unknownModel: 'Cette chaudière est inconnue.',
});

/** The page of the part request. */
export const partRequestWords = french('partRequests', {
  title: 'Je ne trouve pas ma pièce',
  description:
    'Décrivez la pièce, joignez des photos de la plaque et de la pièce : nous vous répondons par WhatsApp ou par e-mail.',
  lead: 'Une photo de la plaque signalétique de la chaudière et une de la pièce suffisent le plus souvent. Nous vous rappelons.',
  phone: 'Téléphone',
  text: 'Quelle pièce cherchez-vous ?',
  textHint: "L'appareil, la panne, les numéros que vous lisez sur la pièce.",
  pictures: (max: number) => `Photos (${max} au plus)`,
  choosePictures: 'Ajouter des photos',
  picturesHint: 'La plaque signalétique, la pièce, son emplacement.',
  remove: (name: string) => `Retirer ${name}`,
  otherBoiler: 'Pour une autre chaudière',
  forBoiler: (name: string) => `Pour votre chaudière : ${name}`,
  send: 'Envoyer ma demande',
  sent: (number: number) => `Demande n° ${number} envoyée`,
  sentText: () =>
    `Nous vous répondons au numéro que vous avez donné, pendant nos heures d'ouverture : ${openingTimes()}.`,
  another: 'Faire une autre demande',
  noScript: (phones: string) => `Ce formulaire demande JavaScript. Appelez-nous : ${phones}.`,
});

/** How the shop's people begin an answer to a part request. */
export const partAnswerWords = french('partAnswers', {
  greeting: (number: number, shop: string) => `Bonjour, ici ${shop}, au sujet de votre demande n° ${number}. `,
  subject: (number: number) => `Votre demande n° ${number}`,
});
