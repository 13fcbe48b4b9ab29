import { frenchPlural } from '../../plural';
import { french } from '../../words';

/** The search page. */
export const searchWords = french('search', {
  question: 'Que cherchez-vous ?',
  questionText:
    'Écrivez un mot dans la barre de recherche : une pièce, une marque ou la référence inscrite sur votre appareil.',
  mostRelevant: (count: number) => `Les ${count} produits les plus pertinents sont affichés.`,
  amongMostRelevant: (count: number) => `Vos filtres portent sur les ${count} produits les plus pertinents.`,
  yourSearch: 'Votre recherche',
  seeAll: 'Voir tous les produits trouvés',
  nothing: 'Aucun résultat trouvé',
  nothingText: "Essayez avec des mots-clés différents ou vérifiez l'orthographe.",
  askUs: 'Demandez-nous : décrivez la pièce ou envoyez une photo de la plaque signalétique.',
  call: (phone: string) => `Appeler le ${phone}`,
  chat: 'Écrire sur WhatsApp',
  chatText: (text: string) => `Bonjour, je cherche cette pièce : ${text}`,
  askForPart: 'Demander une pièce',
  faults: 'Codes erreur',
  kinds: { symptom: 'Pannes', page: 'Pages' },
  searching: 'Recherche en cours...',
  types: {
    all: 'Tout',
  },
  sorts: {
    relevance: 'Pertinence',
    priceUp: 'Prix croissant',
    priceDown: 'Prix décroissant',
    name: 'Nom',
  },
  foundPages: (count: number) => `${frenchPlural(count, 'réponse')} hors catalogue`,
  typeLabel: 'Type de résultats',
  sortLabel: 'Trier par',
  found: (products: number, brands: number) =>
    `${frenchPlural(products + brands, 'résultat')} : ${frenchPlural(products, 'produit')}, ${frenchPlural(brands, 'marque')}`,
});
