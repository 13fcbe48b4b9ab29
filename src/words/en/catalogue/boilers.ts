import type { Confidence, Energy } from '@/domain/boilers/boilers';
import type { PartNumberKind } from '@/domain/search/part-number';
import { english } from '../../english';

/** Boilers, fitments, part numbers and fault codes in the CMS. */
export const officeBoilerWords = english('boilers', {
  energies: {
    gas: 'Gas',
    oil: 'Oil',
    electric: 'Electricity',
    solid: 'Wood, pellets or coal',
  } satisfies Record<Energy, string>,
  confidences: {
    confirmed: 'Confirmed',
    'to-check': 'To check',
  } satisfies Record<Confidence, string>,
  numberKinds: {
    maker: 'Of the maker',
    former: 'Former (this part replaces it)',
    equivalent: 'Equivalent of another maker',
    ean: 'Bar code (EAN)',
  } satisfies Record<PartNumberKind, string>,
  model: {
    name: 'Model',
    brandHint: 'Such as Saunier Duval',
    rangeHint: 'Such as Themaclassic',
    aliasesHint: 'How people write or say it: C24E. Press Enter after each.',
    plateCodesHint: 'Numbers on its rating plate. Press Enter after each.',
    yearFrom: 'Made from (year)',
    yearTo: 'Made until (year)',
    power: 'Power (kW)',
    slugHint: 'Its address in the shop, made from brand, range and model',
    searchedText: 'brand, range, model or alias',
  },
  fitment: {
    model: 'Boiler model',
    positionHint: 'Where in the boiler, if the part occurs more than once: primary circuit',
    qualifierHint: 'For which version only: natural gas, with 8 l vessel',
    serialHint: 'Of boilers, if only some serial numbers have it',
    quantityHint: 'Pieces in one boiler',
    confidenceHint: 'To check: shown to shoppers as not verified, never as compatible',
  },
  partNumber: {
    numberHint: 'As it is printed. Shoppers find it with or without its spaces and signs.',
    brandHint: 'Whose number it is, if not the product’s own maker’s',
  },
  fault: {
    brandHint: 'The brand of the boiler, such as Saunier Duval',
    codeHint: 'As the boiler displays it, such as F28',
    meaning: 'Meaning',
    causes: 'Causes',
    checks: 'What to check first',
    hints: {
      meaning: 'In French, one or two sentences',
      causes: 'In French, one a line, the most frequent first',
      checks: 'In French, one a line, in the order in which to look',
    },
    models: 'Boiler models',
    modelsHint: 'Empty: all of the brand',
    categories: 'Likely categories',
    parts: 'Likely parts',
  },
});
