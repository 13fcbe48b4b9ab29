import { french } from '../words';

/** Texts of the frame around every page that only the server renders: no script carries them. */
export const frameWords = french('frame', {
  slow: 'La page met du temps à charger. Vous pouvez aussi commander par téléphone :',
  skip: 'Aller au contenu',
});
