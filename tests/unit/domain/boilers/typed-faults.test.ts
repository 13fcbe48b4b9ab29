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
  it.each([
    ['f28', ['Saunier Duval F28', 'Vaillant F.28']],
    ['F 28 vaillant', ['Vaillant F.28']],
    ['vailant f.28', ['Vaillant F.28']],
    ['saunierduval f28', ['Saunier Duval F28']],
    ['baxi e1O', ['Baxi E10']],
    ['immergas erreur 10', ['Immergas 10']],
    ['10 immergas', ['Immergas 10']],
    ['défaut EA elm leblanc', ['ELM Leblanc EA']],
    ['code erreur A01 chaudière beretta', ['Beretta A01']],
    // a range of its boilers
    ['f28 thema condens', ['Saunier Duval F28']],
    ['thema condens f28', ['Saunier Duval F28']],
    ['f28 ecotec panne', ['Vaillant F.28']],
    ['erreur 10 victrix', ['Immergas 10']],
    // the last word half typed
    ['f28 v', ['Vaillant F.28']],
    ['f28 s', ['Saunier Duval F28', 'Vaillant F.28']],
    ['f28 sau', ['Saunier Duval F28']],
    ['f.28 vail', ['Vaillant F.28']],
    ['f28 saunier du', ['Saunier Duval F28']],
    ['f28 saunier duv', ['Saunier Duval F28']],
    ['f28 saunierdu', ['Saunier Duval F28']],
    ['f28 thema', ['Saunier Duval F28']],
    ['f28 the', ['Saunier Duval F28']],
    ['f28 thema cond', ['Saunier Duval F28']],
    ['10 imm', ['Immergas 10']],
    // with an E for "erreur", without a zero
    ['immergas e01', ['Immergas 01']],
    ['immergas 1', ['Immergas 01']],
    ['e1 ferroli', ['Ferroli E01']],
    ['ariston e501', ['Ariston 501']],
    ['e01', ['Ferroli E01']],
    // three digits alone
    ['501', ['Ariston 501']],
    ['code 501', ['Ariston 501']],
  ])('%s means %j', (text, faults) => {
    expect(meant(text)).toEqual(faults);
  });

  it.each(cases`
    10 | vase 10 | 01 | vase 501 | jet 501 m | vase immergas 10 l | ea | carte f28 | pompe | 10 im | 10 victrix
    thema f24 | f28 th
  `)('%s means none', (text) => {
    expect(meant(text)).toEqual([]);
  });
});
