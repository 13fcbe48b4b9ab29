import { expect, it } from 'vitest';
import { respellings, respellWords } from '@/domain/search/respelling';
import { cases } from '../../support/cases';

const ofCatalogue = new Set(cases`
  vase | expansion | chauffe | eau | circulateur | thermo | voies | electrode | 3 | lampe
`);
const ofList = new Set(['ventilateur', 'bougie']);
const respell = (text: string) => respellWords({ words: text.split(' '), ofCatalogue, ofList }).join(' ');

it.each([
  ['vase dexpansion', 'vase expansion'],
  ['lelectrode', 'electrode'],
  ['chauffeeau', 'chauffe eau'],
  ['circu lateur', 'circulateur'],
  ['3voies', '3 voies'],
  ['ventilatuer', 'ventilateur'],
  ['bougi', 'bougie'],
])('%j means %j', (typed, meant) => {
  expect(respell(typed)).toBe(meant);
});

it.each(['lampe', 'vase expansion', 'xyzzy', 'de', 'v3v', 'chauffe eau'])('%j stays as it is', (typed) => {
  expect(respell(typed)).toBe(typed);
});

it('what is looked up holds every word that may be meant', () => {
  expect(respellings(['circu', 'lateur'])).toEqual(expect.arrayContaining(['circu', 'lateur', 'circulateur', 'lat']));
});
