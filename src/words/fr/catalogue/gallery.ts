import { french } from '../../words';

/** The pictures of a product. */
export const galleryWords = french('gallery', {
  images: 'Images du produit',
  image: (number: number) => `Image ${number}`,
  imageOf: (number: number, count: number) => `Image ${number} sur ${count}`,
  zoomOut: 'Zoom arrière',
  zoomIn: 'Zoom avant',
  zoomReset: 'Réinitialiser le zoom',
});
