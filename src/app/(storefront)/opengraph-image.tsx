import { inLanguage } from '@/runtime/in-language';
import { shop } from '@/shop';
import { pageWords } from '@/words/fr/pages';
import { slogan } from '@/words/own-texts';
import { keptPicture, SHARE_SIZE } from './share-picture/kept-picture';

export const size = SHARE_SIZE;
export const contentType = 'image/png';
// Next.js reads it once, when this module loads.
export const alt = inLanguage(null, () => `${shop.name} : ${slogan()}`);

/** The picture for shared links to pages without their own. */
export default function SharePicture() {
  return keptPicture({
    title: pageWords.home.title(),
    topic: slogan(),
    address: undefined,
  });
}
