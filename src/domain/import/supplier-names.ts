/**
 * What suppliers call the columns of products. Prices are with tax here: one without, or what the shop itself pays, is no price of a
 * product, and a person has to say so.
 */
export const SUPPLIER_NAMES = {
  reference: [
    ...['référence fabricant', 'référence', 'réf', 'réf article', 'référence article', 'référence produit'],
    ...['code article', 'code produit', 'code', 'article', 'n° article', 'numéro article', 'part number'],
    ...['item code', 'item number', 'article number', 'product code', 'mpn', 'المرجع'],
  ],
  title: [
    ...[
      'désignation',
      'désignation article',
      'libellé',
      'libellé article',
      'nom',
      'nom du produit',
      'intitulé',
      'titre',
    ],
    ...['produit', 'product name', 'item name', 'product', 'التسمية'],
  ],
  short_description: ['description courte', 'résumé'],
  description: ['description longue', 'descriptif', 'détails'],
  price: [
    ...[
      'prix ttc',
      'pu ttc',
      'prix unitaire ttc',
      'prix de vente ttc',
      'prix public ttc',
      'tarif ttc',
      'prix de vente',
    ],
    ...['prix public', 'prix unitaire', 'prix', 'pu', 'pv', 'tarif', 'unit price', 'selling price', 'السعر'],
  ],
  stock: [
    'quantité',
    'qté',
    'qte stock',
    'quantité en stock',
    'stock disponible',
    'disponible',
    'qty',
    'quantity',
    'الكمية',
  ],
  stock_status: ['état du stock', 'disponibilité', 'availability'],
  published: ['publié', 'en ligne', 'actif'],
  warranty_months: ['garantie', 'garantie mois', 'warranty'],
  power_kw: ['puissance kw', 'puissance en kw'],
  energy: ['énergie', 'combustible', 'type de gaz'],
  flue: ['évacuation des fumées', 'évacuation'],
  flow_lpm: ['débit l/min', 'débit sanitaire l/min'],
  weight_kg: ['poids kg', 'poids en kg'],
  box_contents: ['contenu du carton'],
  replaced_by: ['remplacé par', 'remplacement'],
  categories: ['catégorie', 'famille', 'rubrique', 'category', 'family'],
  brands: ['marque', 'fabricant', 'brand', 'manufacturer'],
  image_1: ['image', 'photo', 'url image', 'picture'],
} as const;
