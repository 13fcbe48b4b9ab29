import { shop } from '@/shop';
import { keptPicture, SHARE_SIZE } from './share-picture/kept-picture';

export const size = SHARE_SIZE;
export const contentType = 'image/png';
export const alt = `${shop.name} : ${shop.tagline}`;

/** For links to every page that has no picture of its own. */
export default function SharePicture() {
  return keptPicture({
    title: 'La bonne pièce pour votre chaudière, chez vous en 24-48h',
    topic: shop.tagline,
    address: undefined,
  });
}
