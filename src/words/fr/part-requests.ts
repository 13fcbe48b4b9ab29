import { french } from '../words';

/** What the call of a part request answers. */
export const partRequestCallWords = french('partRequestCalls', {
  badPicture: 'Choisissez des images JPEG, PNG ou WebP de 5 Mo au plus.',
  tooManyPictures: (max: number) => `Joignez ${max} photos au plus.`,
  unknownModel: 'Cette chaudière est inconnue.',
});
