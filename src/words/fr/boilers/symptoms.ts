import type { Danger } from '@/domain/boilers/symptoms';
import { french } from '../../words';

/** The pages of symptoms. */
export const symptomWords = french('symptoms', {
  title: 'Pannes courantes',
  hint: "Dites ce que fait la chaudière : voici ce que c'est sans doute, ce qu'il faut vérifier, et les pièces en cause.",
  description:
    "Chaudière qui fuit, qui s'éteint, pression qui baisse, eau froide : causes probables, points à vérifier et pièces en cause.",
  none: "Aucune panne n'est encore décrite.",
  unknown: 'Panne inconnue',
  pageDescription: (title: string, summary: string) =>
    `${title}. ${summary} Causes probables, points à vérifier et pièces en cause.`,
  danger: {
    none: "Gaz, combustion et courant sont l'affaire d'un professionnel. Odeur de gaz : fermez le gaz, ouvrez les fenêtres et sortez.",
    gas: 'Odeur de gaz : fermez le robinet de gaz, ouvrez les fenêtres, ne touchez à aucun interrupteur et sortez. Appelez ensuite un professionnel : le circuit de gaz est son affaire.',
    fumes:
      'Danger de monoxyde de carbone : arrêtez la chaudière, fermez le gaz, ouvrez les fenêtres et sortez. Appelez un professionnel avant de rallumer.',
    water:
      "Fuite forte : fermez l'arrivée d'eau et coupez le courant de la chaudière. Gaz et courant sont l'affaire d'un professionnel.",
    electricity:
      "Coupez le courant au tableau avant d'ouvrir l'appareil, et appelez un professionnel : eau et courant ne vont pas ensemble.",
  } satisfies Record<Danger, string>,
  causes: "Ce que c'est sans doute",
  checks: "Ce qu'il faut vérifier",
  parts: 'Pièces à regarder',
  partsFor: (boiler: string) => `Pièces à regarder pour ${boiler}`,
  chooseBoiler: 'La bonne pièce dépend du modèle. Choisissez votre chaudière pour ne voir que les siennes.',
  findBoiler: 'Trouver ma chaudière',
  otherSymptoms: 'Autres pannes',
  askText: 'Décrivez la panne et envoyez une photo de la plaque signalétique. Ou appelez-nous au',
  askMessage: (title: string) => `Bonjour, j'ai une panne : ${title}. Quelle pièce faut-il vérifier ?`,
});
