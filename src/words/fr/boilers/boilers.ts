import type { Energy } from '@/domain/boilers/boilers';
import { frenchPlural } from '../../plural';
import { french } from '../../words';

const parts = (count: number) => frenchPlural(count, 'pièce');

/** The pages of boilers, and what is said of a part and a boiler. */
export const boilersWords = french('boilers', {
  unknownModel: 'Modèle de chaudière inconnu',
  unknownBrand: 'Marque de chaudière inconnue',
  title: 'Pièces par chaudière',
  hint: "Choisissez la marque, puis la gamme et le modèle inscrits sur la plaque signalétique : vous voyez les pièces qui s'y montent.",
  description:
    'Trouvez la pièce par la marque, la gamme et le modèle de votre chaudière : circulateurs, vannes, cartes, échangeurs, livrés partout en Algérie.',
  none: "Aucune chaudière n'est encore enregistrée.",
  brandTitle: (brand: string) => `Pièces pour chaudières ${brand}`,
  brandHint: (brand: string) => `Choisissez la gamme et le modèle de votre chaudière ${brand}.`,
  brandDescription: (brand: string, models: string) =>
    `Pièces détachées pour chaudières ${brand} : ${models}, avec les pièces confirmées pour chacun. Livraison partout en Algérie, paiement à la livraison.`,
  modelTitle: (model: string) => `Pièces pour ${model}`,
  modelDescription: (model: string, count: number) =>
    count === 0
      ? `${model} : envoyez-nous la plaque signalétique, nous cherchons la pièce avec vous.`
      : `${parts(count)} pour ${model}, par catégorie. Livraison partout en Algérie, paiement à la livraison.`,
  modelCount: (count: number) => frenchPlural(count, 'modèle'),
  modelsOf: (models: string, brand: string) => `${models} ${brand}`,
  rangeCount: (count: number) => frenchPlural(count, 'gamme'),
  partCount: parts,
  noParts: 'pas encore de pièce',
  ranges: 'Gammes et modèles',
  more: (count: number) => `et ${frenchPlural(count, 'autre')}`,
  shelves: 'Catégories de pièces',
  facts: 'Ce modèle',
  aliases: 'Aussi appelé',
  plateCodes: 'Codes sur la plaque',
  years: 'Années',
  energy: 'Énergie',
  power: 'Puissance',
  kilowatts: (power: number) => `${String(power).replace('.', ',')} kW`,
  from: (year: number) => `depuis ${year}`,
  until: (year: number) => `jusqu'en ${year}`,
  energies: {
    gas: 'Gaz',
    oil: 'Fioul',
    electric: 'Électricité',
    solid: 'Bois, granulés ou charbon',
  } satisfies Record<Energy, string>,
  toCheckText:
    "« À vérifier » : cette pièce se monte sur des chaudières proches, mais le montage sur ce modèle n'est pas confirmé. Envoyez-nous la plaque signalétique avant de commander.",
  placed: (position: string, qualifier: string) => [position, qualifier].filter((text) => text !== '').join(' · '),
  empty: (model: string) => `Pas encore de pièce enregistrée pour ${model}`,
  emptyText: 'Envoyez-nous une photo de la plaque signalétique et de la pièce : nous la cherchons pour vous.',
  whatsAppPlate: 'Envoyer la plaque sur WhatsApp',
  whatsAppModel: (model: string) => `Bonjour, je cherche une pièce pour une chaudière ${model}.`,
});
