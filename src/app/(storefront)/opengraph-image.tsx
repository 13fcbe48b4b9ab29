import { shop } from '@/shop';
import { pageWords } from '@/words/fr/pages';
import { shopWords } from '@/words/fr/shop';
import { keptPicture, SHARE_SIZE } from './share-picture/kept-picture';

export const size = SHARE_SIZE;
export const contentType = 'image/png';
export const alt = `${shop.name} : ${shopWords.tagline}`;

/** For links to pages without their own picture. */
export default function SharePicture() {
  return keptPicture({
    title: pageWords.home.title,
    topic: shopWords.tagline,
    address: undefined,
  });
}
