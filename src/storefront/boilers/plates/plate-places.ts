import { plateWords } from '@/words/fr/boilers/plates';

/** The place that is marked on the drawing of a boiler. */
export type PlateSpot = keyof typeof plateWords.legend;
type PlateBrand = keyof typeof plateWords.places;

type Place = {
  spot: PlateSpot;
  /** it depends on the range, or is not certain */
  isToCheck: boolean;
};

/** By the brand in addresses. */
const PLACES: Record<PlateBrand, Place> = {
  ariston: { spot: 'control-panel', isToCheck: true },
  baxi: { spot: 'flap', isToCheck: true },
  beretta: { spot: 'bottom', isToCheck: true },
  biasi: { spot: 'inside-front', isToCheck: true },
  bosch: { spot: 'bottom', isToCheck: true },
  chaffoteaux: { spot: 'control-panel', isToCheck: true },
  'de-dietrich': { spot: 'bottom', isToCheck: true },
  'elm-leblanc': { spot: 'flap', isToCheck: true },
  ferroli: { spot: 'bottom', isToCheck: true },
  fondital: { spot: 'bottom', isToCheck: true },
  frisquet: { spot: 'inside-front', isToCheck: true },
  immergas: { spot: 'bottom', isToCheck: true },
  junkers: { spot: 'bottom', isToCheck: true },
  lamborghini: { spot: 'bottom', isToCheck: true },
  riello: { spot: 'bottom', isToCheck: true },
  'saunier-duval': { spot: 'bottom', isToCheck: true },
  sime: { spot: 'inside-front', isToCheck: true },
  unical: { spot: 'bottom', isToCheck: true },
  vaillant: { spot: 'bottom', isToCheck: false },
  viessmann: { spot: 'bottom', isToCheck: true },
};

export type PlatePlace = Place & { where: string; shows: string };

/** Where the plate of a brand usually is; the usual place of all brands for one that is not described. */
export function platePlaceOf(brandSlug: string): PlatePlace {
  const brand = isDescribed(brandSlug) ? brandSlug : null;
  if (brand === null) {
    return { spot: 'bottom', isToCheck: true, where: plateWords.general, shows: plateWords.generalShows };
  }
  return { ...PLACES[brand], ...plateWords.places[brand] };
}

function isDescribed(brandSlug: string): brandSlug is PlateBrand {
  return Object.hasOwn(PLACES, brandSlug);
}
