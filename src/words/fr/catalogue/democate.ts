import { french } from '../../words';

/** The browser of demonstration categories. */
export const democateWords = french('democate', {
  all: 'Toutes',
  with: (names: string, more: string) => `Avec ${names}${more}`,
  search: 'Rechercher une catégorie ou marque',
  searchHint: 'Rechercher une catégorie ou marque...',
  clearSearch: 'Effacer la recherche',
  /** of the six categories, which keep their names in every language as those of the catalogue do */
  texts: {
    'Chaudières au sol': 'Fioul, gaz ou bois, pour les grandes maisons et les petits collectifs.',
    'Chaudières murales': 'À condensation, à ventouse ou à cheminée, et tout ce qui évacue leurs fumées.',
    'Pièces détachées': 'De la vanne gaz au joint : ce qui remet une chaudière en route.',
    'Pompes et circulateurs': 'Chauffage, eau chaude sanitaire, relevage et mise sous pression.',
    'Radiateurs et émetteurs': 'Radiateurs, sèche-serviettes, plancher chauffant et leur robinetterie.',
    'Plomberie et sanitaire': 'Vannes, raccords, filtration, robinetterie et eau chaude.',
  },
});
