import type { FitAnswer } from '@/domain/boilers/fit-question';

export type SeedCategory = {
  name: string;
  /** whether its products are parts of a boiler; absent: as the category above */
  asksFit?: FitAnswer;
  children?: readonly SeedCategory[];
};

/** The shop's categories, on up to three levels. */
export const categories: readonly SeedCategory[] = [
  {
    name: 'Chaudières au sol',
    asksFit: 'no',
    children: [
      { name: 'Chaudières fioul au sol' },
      { name: 'Chaudières gaz au sol' },
      { name: 'Chaudières au sol à condensation' },
      { name: 'Chaudières polycombustibles' },
    ],
  },
  {
    name: 'Chaudières murales',
    asksFit: 'no',
    children: [
      { name: 'Murales à condensation' },
      { name: 'Murales à ventouse' },
      { name: 'Murales à cheminée' },
      { name: 'Chauffe-bains instantanés' },
      {
        name: 'Fumisterie',
        asksFit: 'yes',
        children: [{ name: 'Kits ventouse' }, { name: 'Conduits et coudes' }],
      },
    ],
  },
  {
    name: 'Pièces détachées',
    asksFit: 'yes',
    children: [
      {
        name: 'Gaz et combustion',
        children: [
          { name: 'Vannes gaz' },
          { name: 'Brûleurs' },
          { name: 'Rampes de brûleur' },
          { name: 'Gicleurs et injecteurs' },
          { name: 'Pompes fioul' },
        ],
      },
      {
        name: 'Allumage et flamme',
        children: [{ name: 'Électrodes' }, { name: 'Thermocouples' }, { name: "Transformateurs d'allumage" }],
      },
      {
        name: 'Échangeurs',
        children: [{ name: 'Échangeurs à plaques' }, { name: 'Échangeurs primaires' }],
      },
      {
        name: 'Électronique et régulation',
        children: [
          { name: 'Cartes électroniques' },
          { name: 'Afficheurs et tableaux de commande' },
          { name: "Thermostats d'ambiance" },
        ],
      },
      {
        name: 'Sondes et sécurités',
        children: [
          { name: 'Sondes de température' },
          { name: 'Thermostats de sécurité' },
          { name: 'Aquastats' },
          { name: "Pressostats d'air" },
          { name: "Pressostats d'eau" },
          { name: 'Détecteurs de débit' },
        ],
      },
      { name: 'Extracteurs de fumées' },
      {
        name: 'Hydraulique de chaudière',
        children: [
          { name: 'Groupes hydrauliques' },
          { name: 'Vannes trois voies' },
          { name: 'Moteurs de vanne' },
          { name: "Vases d'expansion" },
          { name: 'Manomètres' },
          { name: "Purgeurs d'air" },
          { name: 'Soupapes de sécurité' },
        ],
      },
      {
        name: 'Joints et consommables',
        children: [{ name: 'Joints et pochettes' }, { name: 'Produits de traitement', asksFit: 'no' }],
      },
    ],
  },
  {
    name: 'Pompes et circulateurs',
    asksFit: 'no',
    children: [
      {
        name: 'Circulateurs de chauffage',
        children: [{ name: 'Circulateurs à trois vitesses' }, { name: 'Circulateurs électroniques' }],
      },
      { name: 'Circulateurs de chaudière', asksFit: 'yes' },
      { name: 'Circulateurs sanitaires' },
      { name: 'Pompes de surface' },
      { name: 'Surpresseurs' },
      { name: 'Pompes de relevage de condensats' },
    ],
  },
  {
    name: 'Radiateurs et émetteurs',
    asksFit: 'no',
    children: [
      { name: 'Radiateurs aluminium' },
      { name: 'Radiateurs acier' },
      { name: 'Sèche-serviettes' },
      { name: 'Ventilo-convecteurs et aérothermes' },
      {
        name: 'Robinetterie de radiateur',
        children: [{ name: 'Têtes thermostatiques' }, { name: 'Robinets et tés de réglage' }],
      },
      {
        name: 'Plancher chauffant',
        children: [{ name: 'Collecteurs' }, { name: 'Tubes pour plancher chauffant' }],
      },
    ],
  },
  {
    name: 'Plomberie et sanitaire',
    asksFit: 'no',
    children: [
      { name: "Vannes d'arrêt" },
      { name: 'Clapets anti-retour' },
      { name: 'Réducteurs de pression' },
      {
        name: 'Filtration',
        children: [{ name: 'Filtres et pots à boues' }, { name: 'Filtres à tamis' }],
      },
      {
        name: 'Raccords',
        children: [{ name: 'Raccords laiton' }, { name: 'Raccords multicouches' }],
      },
      {
        name: 'Tubes et flexibles',
        children: [{ name: 'Tubes cuivre et multicouches' }, { name: 'Flexibles' }],
      },
      { name: 'Mitigeurs et robinetterie' },
      { name: 'Siphons et vidages' },
      { name: 'Mécanismes de chasse' },
      {
        name: "Production d'eau chaude",
        children: [{ name: 'Chauffe-eau électriques' }, { name: 'Résistances et anodes' }],
      },
    ],
  },
];
