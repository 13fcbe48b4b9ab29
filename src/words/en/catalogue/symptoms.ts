import type { Danger } from '@/domain/boilers/symptoms';
import { english } from '../../english';

/** Symptoms of failing boilers in the CMS. */
export const officeSymptomWords = english('symptoms', {
  phrases: 'What people type',
  summary: 'Summary',
  causes: 'Likely causes',
  checks: 'What to check first',
  categories: 'Parts that may help',
  danger: 'Danger',
  dangers: {
    none: 'None',
    gas: 'Gas: close the tap, call a professional',
    fumes: 'Fumes: air the room, call a professional',
    water: 'Water: close the tap',
    electricity: 'Electricity: switch off first',
  } satisfies Record<Danger, string>,
  hints: {
    title: 'In French, as a visitor would say it',
    phrases:
      'A search that holds all words of a phrase, in any order, leads here. In any language. Press Enter after each.',
    summary: 'In French, one or two sentences',
    causes: 'In French, one a line, the most frequent first',
    checks: 'In French, one a line, in the order in which to look',
    categories: 'Their parts are listed on the page, the likeliest category first',
    danger: 'What the page warns of at its top',
    slug: 'Its address in the shop. If empty, it is made from the title.',
  },
});
