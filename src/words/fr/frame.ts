import { french } from '../words';

/** What stands in every page's HTML, before its scripts. */
export const frameWords = french('frame', {
  slow: 'La page met du temps à charger. Vous pouvez aussi commander par téléphone :',
  skip: 'Aller au contenu',
});
