import { french } from '../../words';

/** The page that compares appliances. */
export const compareWords = french('compare', {
  title: 'Comparer des chaudières',
  description:
    'Puissance, énergie, évacuation des fumées, débit, dimensions, poids, garantie : les appareils côte à côte.',
  hint: "L'adresse de cette page garde votre choix : vous pouvez l'envoyer.",
  none: 'Choisissez deux à quatre appareils.',
  one: 'Ajoutez un deuxième appareil pour comparer.',
  full: 'Quatre appareils au plus : retirez-en un pour en ajouter un autre.',
  table: 'Comparaison',
  property: 'Caractéristique',
  price: 'Prix',
  stock: 'Disponibilité',
  brand: 'Marque',
  unknown: 'Non précisé',
  differs: 'différent',
  remove: 'Retirer',
  removeNamed: (title: string) => ` ${title} de la comparaison`,
  add: 'Ajouter à la comparaison',
  addNamed: (title: string) => `Ajouter ${title} à la comparaison`,
  withOthers: "Comparer avec d'autres appareils",
});
