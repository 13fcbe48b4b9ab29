import { french } from '../words';

/** The pages of boilers, and what is said of a part and a boiler. */
export const boilersWords = french('boilers', {
  unknownModel: 'Modèle de chaudière inconnu',
});
