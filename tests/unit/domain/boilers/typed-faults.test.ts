import { describe, expect, it } from 'vitest';
import { faultCodeKey } from '@/domain/boilers/fault-codes';
import { faultKeysIn, meantFaults } from '@/domain/boilers/typed-faults';
import { fold } from '@/domain/text';
import { cases } from '../../support/cases';

const FAULTS = (
  [
    ['Saunier Duval', 'F28', ['Isotwin Condens', 'Thema Condens']],
    ['Saunier Duval', 'F24', ['Isotwin Condens', 'Thema Condens']],
    ['Vaillant', 'F.28', ['ecoTEC']],
    ['Baxi', 'E10', []],
    ['Immergas', '10', ['Victrix']],
    ['Immergas', '01', ['Victrix']],
    ['Ferroli', 'E01', []],
    ['Ariston', '501', []],
    ['ELM Leblanc', 'EA', []],
    ['Beretta', 'A01', ['Ciao']],
  ] as const
).map(([brand, code, ranges]) => ({ brand, code, codeKey: faultCodeKey(code), ranges }));

const meant = (text: string) => {
  const words = fold(text).split(' ');
  const keys = faultKeysIn(words);
  const known = FAULTS.filter(({ codeKey }) => keys.includes(codeKey));
  return meantFaults(words, known).map(({ brand, code }) => `${brand} ${code}`);
};

describe('a fault code in a typed text', () => {
  // By brand, by a range of its boilers, with the last word half typed, with an E for "erreur", without a zero, alone.
  it.each([
    [['Saunier Duval F28', 'Vaillant F.28'], 'f28 | f28 s'],
    [['Vaillant F.28'], 'F 28 vaillant | vailant f.28 | f28 ecotec panne | f28 v | f.28 vail'],
    [['Saunier Duval F28'], 'saunierduval f28 | f28 sau | f28 saunier du | f28 saunier duv | f28 saunierdu'],
    [['Saunier Duval F28'], 'f28 thema condens | thema condens f28 | f28 thema | f28 the | f28 thema cond'],
    [['Baxi E10'], 'baxi e1O'],
    [['Immergas 10'], 'immergas erreur 10 | 10 immergas | erreur 10 victrix | 10 imm'],
    [['ELM Leblanc EA'], 'défaut EA elm leblanc'],
    [['Beretta A01'], 'code erreur A01 chaudière beretta'],
    [['Immergas 01'], 'immergas e01 | immergas 1'],
    [['Ferroli E01'], 'e1 ferroli | e01'],
    [['Ariston 501'], 'ariston e501 | 501 | code 501'],
  ])('%j are meant by each of: %s', (faults, texts) => {
    for (const text of texts.split(' | ')) expect(meant(text), text).toEqual(faults);
  });

  it.each(cases`
    10 | vase 10 | 01 | vase 501 | jet 501 m | vase immergas 10 l | ea | carte f28 | pompe | 10 im | 10 victrix
    thema f24 | f28 th
  `)('%s means none', (text) => {
    expect(meant(text)).toEqual([]);
  });
});
