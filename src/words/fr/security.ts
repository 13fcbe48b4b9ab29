import type { ReactNode } from 'react';
import { french } from '../words';

/** What the profile says of its security before that part is loaded. */
export const securityWords = french('security', {
  factor: {
    demandText: (demand: ReactNode) => [
      demand,
      " Elle est obligatoire pour l'équipe de la boutique : l'administration et vos commandes s'ouvrent ensuite.",
    ],
    demand: "Activez d'abord la validation en deux étapes.",
  },
  title: 'Sécurité',
  failed: 'Impossible de charger cette partie de la page',
});
