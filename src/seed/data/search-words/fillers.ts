import type { HelpTopic } from '@/domain/boilers/help-topics';
import type { SeedSearchWord } from './search-word';

/** Alone they also lead to a page. */
const BOILER_WORDS = ['chaudière', 'chaudières', 'pièce', 'pièces', 'pièce détachée', 'pièces détachées'];
const PRICE_WORDS = [
  'pas cher',
  'pas chère',
  'pas chers',
  'pas chères',
  'moins cher',
  'prix',
  'tarif',
  'tarifs',
  'promo',
];

/** Words that describe the trade, a wish or a state, and narrow nothing beside others. */
const WORDS = [
  // the trade: alone they find what they name
  ...[
    'pièce de rechange',
    'pièces de rechange',
    'accessoire',
    'accessoires',
    'appareil',
    'matériel',
    'article',
    'produit',
    'produits',
  ],
  ...['rechange'],
  // the wish
  ...['promotion', 'solde', 'acheter', 'achat', 'vente', 'vendre', 'à vendre', 'commander', 'cherche', 'je cherche'],
  ...['recherche', 'besoin', 'besoin de', "j'ai besoin", 'je veux', 'bonjour', 'svp', "s'il vous plaît", 'disponible'],
  ...['stock', 'en stock', 'original', 'originale', "d'origine", 'neuf', 'neuve', 'occasion', 'meilleur', 'meilleure'],
  ...['qualité', 'ouedkniss', 'boutique', 'magasin', 'en ligne', 'combien', 'combien coûte', 'changer', 'remplacer'],
  ...['remplacement', 'réparer', 'réparation', 'fonctionne pas', 'marche pas', 'installer', 'installation', 'photo'],
  // the state
  ...['bouché', 'bouchée', 'bouchés', 'cassé', 'cassée', 'en panne', 'défectueux', 'défectueuse', 'hs', 'grillé'],
  ...['grillée', 'usé', 'usée', 'percé', 'percée', 'entartré', 'entartrée', 'encrassé', 'encrassée', 'abîmé', 'abîmée'],
  ...['bloqué', 'bloquée', 'coincé', 'coincée', 'rouillé', 'rouillée'],
  // the place
  ...['algérie', 'alger', 'dz', 'dza', 'oran', 'constantine', 'sétif', 'blida', 'tizi ouzou', 'annaba'],
  // the room
  ...['douche', 'salle de bain', 'maison', 'appartement', 'villa'],
  // in Arabic and Darija
  ...['قطع غيار', 'قطعة غيار', 'قطع', 'قطعة', 'سعر', 'ثمن', 'رخيص', 'الجزائر', 'شراء', 'بيع', 'أصلي', 'جديد'],
  ...['pièces de chaudière', 'chhal', 'ch7al', 'soma', 'swama', 'rkhis', 'piyess', 'pyas', 'pias', 'lel bi3', 'nechri'],
];

const leadingTo = (topic: HelpTopic, words: readonly string[]): SeedSearchWord[] =>
  words.map((word) => ({ word, isFiller: true, topic }));

export const fillers: readonly SeedSearchWord[] = [
  ...leadingTo('boilers', BOILER_WORDS),
  ...leadingTo('catalogue', PRICE_WORDS),
  ...WORDS.map((word): SeedSearchWord => ({ word, isFiller: true })),
];
