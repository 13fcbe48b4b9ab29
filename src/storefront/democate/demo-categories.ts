import { slugify } from '@/domain/slug';
import { democateWords } from '@/words/fr/catalogue/democate';

type CategoryName = keyof typeof democateWords.texts;

export type DemoCategory = {
  slug: string;
  name: string;
  text: string;
  subCategories: { name: string; brands: string[] }[];
};

/**
 * The six hard-coded categories of the static browser. Names are those of the demonstration
 * catalogue, so that every brand leads to products.
 */
export const DEMO_CATEGORIES: readonly DemoCategory[] = [
  category('Chaudières au sol', {
    'Chaudières fioul au sol': ['Lamborghini', 'Riello'],
    'Chaudières gaz au sol': ['Ferroli', 'Lamborghini', 'Sime'],
    'Chaudières au sol à condensation': ['De Dietrich'],
    'Chaudières polycombustibles': ['Biasi', 'Unical'],
  }),
  category('Chaudières murales', {
    'Murales à condensation': ['Beretta', 'Immergas', 'Saunier Duval', 'Vaillant', 'Viessmann'],
    'Murales à ventouse': ['Beretta', 'Chaffoteaux'],
    'Murales à cheminée': ['Baxi', 'ELM Leblanc', 'Frisquet'],
    'Chauffe-bains instantanés': ['Bosch', 'ELM Leblanc', 'Junkers'],
    Fumisterie: ['Ariston', 'Beretta', 'Immergas', 'Vaillant'],
  }),
  category('Pièces détachées', {
    'Gaz et combustion': ['Danfoss', 'Honeywell', 'Riello', 'SIT', 'Suntec'],
    'Allumage et flamme': ['Baxi', 'Danfoss', 'Saunier Duval', 'SIT', 'Vaillant'],
    Échangeurs: ['Beretta', 'Ferroli', 'Immergas', 'Saunier Duval', 'Vaillant'],
    'Électronique et régulation': ['Ariston', 'Honeywell', 'Resideo', 'Saunier Duval', 'Siemens'],
    'Sondes et sécurités': ['Baxi', 'Ferroli', 'Honeywell', 'Huba Control', 'Imit'],
    'Extracteurs de fumées': ['Fime', 'Immergas'],
    'Hydraulique de chaudière': ['Ariston', 'Baxi', 'Caleffi', 'Watts', 'Zilmet'],
    'Joints et consommables': ['Fernox', 'Immergas', 'Vaillant'],
  }),
  category('Pompes et circulateurs', {
    'Circulateurs de chauffage': ['DAB', 'Grundfos', 'Wilo'],
    'Circulateurs de chaudière': ['Chaffoteaux', 'Grundfos', 'Saunier Duval'],
    'Circulateurs sanitaires': ['Grundfos', 'Wilo'],
    'Pompes de surface': ['DAB', 'Grundfos', 'Lamborghini'],
    Surpresseurs: ['DAB', 'Grundfos', 'Zilmet'],
    'Pompes de relevage de condensats': ['Wilo'],
  }),
  category('Radiateurs et émetteurs', {
    'Radiateurs aluminium': ['Fondital', 'Global'],
    'Radiateurs acier': ['De Dietrich'],
    'Sèche-serviettes': ['Fondital', 'Giacomini'],
    'Ventilo-convecteurs et aérothermes': ['Riello', 'Sime'],
    'Robinetterie de radiateur': ['Comap', 'Danfoss', 'Giacomini'],
    'Plancher chauffant': ['Caleffi', 'Comap', 'Danfoss', 'Giacomini'],
  }),
  category('Plomberie et sanitaire', {
    "Vannes d'arrêt": ['Caleffi', 'Giacomini', 'Watts'],
    'Clapets anti-retour': ['Caleffi', 'DAB', 'Watts'],
    'Réducteurs de pression': ['Caleffi', 'Watts'],
    Filtration: ['Caleffi', 'Danfoss', 'Fernox', 'Watts'],
    Raccords: ['Comap', 'Giacomini', 'Grundfos'],
    'Mitigeurs et robinetterie': ['Grohe'],
    "Production d'eau chaude": ['Ariston', 'Baxi', 'Caleffi', 'Fondital'],
  }),
];

function category(name: CategoryName, subCategories: Record<string, string[]>): DemoCategory {
  return {
    slug: slugify(name),
    name,
    get text() {
      return democateWords.texts[name];
    },
    subCategories: Object.entries(subCategories).map(([subName, brands]) => ({ name: subName, brands })),
  };
}
