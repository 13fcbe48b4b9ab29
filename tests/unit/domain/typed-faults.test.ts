import { describe, expect, it } from 'vitest';
import { faultCodeKey } from '@/domain/fault-codes';
import { fold } from '@/domain/text';
import { faultKeysIn, meantFaults } from '@/domain/typed-faults';

const FAULTS = [
  ['Saunier Duval', 'F28'],
  ['Vaillant', 'F.28'],
  ['Baxi', 'E10'],
  ['Immergas', '10'],
  ['ELM Leblanc', 'EA'],
  ['Beretta', 'A01'],
].map(([brand = '', code = '']) => ({ brand, code, codeKey: faultCodeKey(code) }));

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
  ])('%s means %j', (text, faults) => {
    expect(meant(text)).toEqual(faults);
  });

  it.each(['10', 'vase 10', 'vase immergas 10 l', 'ea', 'carte f28', 'pompe'])('%s means none', (text) => {
    expect(meant(text)).toEqual([]);
  });
});
