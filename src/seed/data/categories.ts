import type { FitAnswer } from '@/domain/fit-question';
import type { PartKind } from '../drawing/part';

export type SeedCategory = {
  name: string;
  kind: PartKind;
  /** whether its products are parts of a boiler; absent: as the category above */
  asksFit?: FitAnswer;
  children?: readonly SeedCategory[];
};

/** The shop's categories, on up to three levels; `kind` is the part drawn on a category's picture. */
export const categories: readonly SeedCategory[] = [
  {
    name: 'Chaudières au sol',
    kind: 'boiler-floor',
    asksFit: 'no',
    children: [
      { name: 'Chaudières fioul au sol', kind: 'boiler-floor' },
      { name: 'Chaudières gaz au sol', kind: 'boiler-floor' },
      { name: 'Chaudières au sol à condensation', kind: 'boiler-floor' },
      { name: 'Chaudières polycombustibles', kind: 'boiler-floor' },
    ],
  },
  {
    name: 'Chaudières murales',
    kind: 'boiler-wall',
    asksFit: 'no',
    children: [
      { name: 'Murales à condensation', kind: 'boiler-wall' },
      { name: 'Murales à ventouse', kind: 'boiler-wall' },
      { name: 'Murales à cheminée', kind: 'boiler-wall' },
      { name: 'Chauffe-bains instantanés', kind: 'boiler-wall' },
      {
        name: 'Fumisterie',
        kind: 'flue',
        asksFit: 'yes',
        children: [
          { name: 'Kits ventouse', kind: 'flue' },
          { name: 'Conduits et coudes', kind: 'flue-pipe' },
        ],
      },
    ],
  },
  {
    name: 'Pièces détachées',
    kind: 'gas-valve',
    asksFit: 'yes',
    children: [
      {
        name: 'Gaz et combustion',
        kind: 'burner',
        children: [
          { name: 'Vannes gaz', kind: 'gas-valve' },
          { name: 'Brûleurs', kind: 'burner' },
          { name: 'Rampes de brûleur', kind: 'burner-ramp' },
          { name: 'Gicleurs et injecteurs', kind: 'nozzle' },
          { name: 'Pompes fioul', kind: 'oil-pump' },
        ],
      },
      {
        name: 'Allumage et flamme',
        kind: 'ignition-transformer',
        children: [
          { name: 'Électrodes', kind: 'electrode' },
          { name: 'Thermocouples', kind: 'thermocouple' },
          { name: "Transformateurs d'allumage", kind: 'ignition-transformer' },
        ],
      },
      {
        name: 'Échangeurs',
        kind: 'primary-exchanger',
        children: [
          { name: 'Échangeurs à plaques', kind: 'plate-exchanger' },
          { name: 'Échangeurs primaires', kind: 'primary-exchanger' },
        ],
      },
      {
        name: 'Électronique et régulation',
        kind: 'display-board',
        children: [
          { name: 'Cartes électroniques', kind: 'circuit-board' },
          { name: 'Afficheurs et tableaux de commande', kind: 'display-board' },
          { name: "Thermostats d'ambiance", kind: 'room-thermostat' },
        ],
      },
      {
        name: 'Sondes et sécurités',
        kind: 'limit-thermostat',
        children: [
          { name: 'Sondes de température', kind: 'sensor' },
          { name: 'Thermostats de sécurité', kind: 'limit-thermostat' },
          { name: 'Aquastats', kind: 'aquastat' },
          { name: "Pressostats d'air", kind: 'pressure-switch' },
          { name: "Pressostats d'eau", kind: 'water-pressure-switch' },
          { name: 'Détecteurs de débit', kind: 'flow-switch' },
        ],
      },
      { name: 'Extracteurs de fumées', kind: 'fan' },
      {
        name: 'Hydraulique de chaudière',
        kind: 'hydraulic-group',
        children: [
          { name: 'Groupes hydrauliques', kind: 'hydraulic-group' },
          { name: 'Vannes trois voies', kind: 'three-way-valve' },
          { name: 'Moteurs de vanne', kind: 'actuator' },
          { name: "Vases d'expansion", kind: 'expansion-vessel' },
          { name: 'Manomètres', kind: 'pressure-gauge' },
          { name: "Purgeurs d'air", kind: 'air-vent' },
          { name: 'Soupapes de sécurité', kind: 'safety-valve' },
        ],
      },
      {
        name: 'Joints et consommables',
        kind: 'gasket',
        children: [
          { name: 'Joints et pochettes', kind: 'gasket' },
          { name: 'Produits de traitement', kind: 'bottle', asksFit: 'no' },
        ],
      },
    ],
  },
  {
    name: 'Pompes et circulateurs',
    kind: 'circulator',
    asksFit: 'no',
    children: [
      {
        name: 'Circulateurs de chauffage',
        kind: 'circulator',
        children: [
          { name: 'Circulateurs à trois vitesses', kind: 'three-speed-circulator' },
          { name: 'Circulateurs électroniques', kind: 'circulator' },
        ],
      },
      { name: 'Circulateurs de chaudière', kind: 'circulator', asksFit: 'yes' },
      { name: 'Circulateurs sanitaires', kind: 'circulator' },
      { name: 'Pompes de surface', kind: 'pump' },
      { name: 'Surpresseurs', kind: 'booster' },
      { name: 'Pompes de relevage de condensats', kind: 'condensate-pump' },
    ],
  },
  {
    name: 'Radiateurs et émetteurs',
    kind: 'radiator',
    asksFit: 'no',
    children: [
      { name: 'Radiateurs aluminium', kind: 'radiator' },
      { name: 'Radiateurs acier', kind: 'panel-radiator' },
      { name: 'Sèche-serviettes', kind: 'towel-radiator' },
      { name: 'Ventilo-convecteurs et aérothermes', kind: 'fan-coil' },
      {
        name: 'Robinetterie de radiateur',
        kind: 'radiator-valve',
        children: [
          { name: 'Têtes thermostatiques', kind: 'thermostatic-head' },
          { name: 'Robinets et tés de réglage', kind: 'radiator-valve' },
        ],
      },
      {
        name: 'Plancher chauffant',
        kind: 'manifold',
        children: [
          { name: 'Collecteurs', kind: 'manifold' },
          { name: 'Tubes pour plancher chauffant', kind: 'pipe' },
        ],
      },
    ],
  },
  {
    name: 'Plomberie et sanitaire',
    kind: 'mixer-tap',
    asksFit: 'no',
    children: [
      { name: "Vannes d'arrêt", kind: 'valve' },
      { name: 'Clapets anti-retour', kind: 'check-valve' },
      { name: 'Réducteurs de pression', kind: 'pressure-reducer' },
      {
        name: 'Filtration',
        kind: 'filter',
        children: [
          { name: 'Filtres et pots à boues', kind: 'filter' },
          { name: 'Filtres à tamis', kind: 'strainer' },
        ],
      },
      {
        name: 'Raccords',
        kind: 'elbow',
        children: [
          { name: 'Raccords laiton', kind: 'fitting' },
          { name: 'Raccords multicouches', kind: 'tee' },
        ],
      },
      {
        name: 'Tubes et flexibles',
        kind: 'pipe',
        children: [
          { name: 'Tubes cuivre et multicouches', kind: 'copper-pipe' },
          { name: 'Flexibles', kind: 'hose' },
        ],
      },
      { name: 'Mitigeurs et robinetterie', kind: 'mixer-tap' },
      { name: 'Siphons et vidages', kind: 'siphon' },
      { name: 'Mécanismes de chasse', kind: 'cistern' },
      {
        name: "Production d'eau chaude",
        kind: 'water-heater',
        children: [
          { name: 'Chauffe-eau électriques', kind: 'water-heater' },
          { name: 'Résistances et anodes', kind: 'heating-element' },
        ],
      },
    ],
  },
];
