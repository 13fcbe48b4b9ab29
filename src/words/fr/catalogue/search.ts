import { frenchPlural } from '../../plural';
import { french } from '../../words';

/** The search page. */
export const searchWords = french('search', {
  fault: (code: string, brand: string) => `${code} ${brand}`,
  faultMeans: (fault: string, meaning: string) => `${fault} : ${meaning}`,
  mends: (fault: string) => `pièce probable pour ${fault}`,
  replaces: (number: string) => `remplace ${number}`,
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
  notAllWords: (found: string) => `${found}. Aucun ne contient tous vos mots : voici les plus proches.`,
  leftOut: (words: string, text: string) =>
    text === ''
      ? `Aucun résultat pour « ${words} » : voici tous les produits.`
      : `Aucun résultat pour « ${words} » : voici les résultats pour « ${text} ».`,
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
