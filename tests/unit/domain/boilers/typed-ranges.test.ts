import { describe, expect, it } from 'vitest';
import { modelsOfRanges } from '@/domain/boilers/typed-ranges';

const range = (brand: string, name: string, models: readonly string[]) => ({
  brand,
  name,
  models: models.map((model) => ({ name: model, title: `${brand} ${name} ${model}` })),
});

const RANGES = [
  range('Saunier Duval', 'Isofast', ['C 32 E', 'F 28 E']),
  range('Saunier Duval', 'Themaclassic', ['C 24 E', 'F 24 E']),
  range('Chaffoteaux', 'Niagara C', ['25 CF', '25 FF']),
  range('Viessmann', 'Vitodens 100-W', ['B1HA', 'B1KA']),
  range('Viessmann', 'Vitodens 200-W', ['B2HA']),
  range('Ariston', 'Clas', ['24 CF', '28 FF']),
  range('Ariston', 'Clas Evo', ['24 FF']),
  range('Bosch', 'Gaz 3000 W', ['ZW 24']),
];

const found = (text: string) => modelsOfRanges(text.split(' '), RANGES)?.map(({ title }) => title) ?? null;

describe('a range in a text', () => {
  it.each([
    ['isofast', ['Saunier Duval Isofast C 32 E', 'Saunier Duval Isofast F 28 E']],
    ['saunier duval isofast', ['Saunier Duval Isofast C 32 E', 'Saunier Duval Isofast F 28 E']],
    ['isofast c32', ['Saunier Duval Isofast C 32 E']],
    ['isofast f 28', ['Saunier Duval Isofast F 28 E']],
    ['niagara c 25', ['Chaffoteaux Niagara C 25 CF', 'Chaffoteaux Niagara C 25 FF']],
    ['niagara', ['Chaffoteaux Niagara C 25 CF', 'Chaffoteaux Niagara C 25 FF']],
    ['clas', ['Ariston Clas 24 CF', 'Ariston Clas 28 FF']],
    ['clas evo', ['Ariston Clas Evo 24 FF']],
    ['vitodens', ['Viessmann Vitodens 100-W B1HA', 'Viessmann Vitodens 200-W B2HA', 'Viessmann Vitodens 100-W B1KA']],
  ])('%j leads to its models', (text, models) => {
    expect(found(text)).toEqual(models);
  });

  it.each(['joint isofast', 'gaz', 'isofast c99', 'evo', 'c32', 'f28 themaclassic'])('%j leads to none', (text) => {
    expect(found(text)).toBeNull();
  });
});
