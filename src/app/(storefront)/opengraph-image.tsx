import { shop } from '@/shop';
import { deliveryWords } from '@/words/fr/delivery';
import { keptPicture, SHARE_SIZE } from './share-picture/kept-picture';

export const size = SHARE_SIZE;
export const contentType = 'image/png';
export const alt = `${shop.name} : ${shop.tagline}`;

/** For links to every page that has no picture of its own. */
export default function SharePicture() {
  return keptPicture({
    title: `La bonne pièce pour votre chaudière, chez vous en ${deliveryWords.time}`,
    topic: shop.tagline,
    address: undefined,
  });
}
