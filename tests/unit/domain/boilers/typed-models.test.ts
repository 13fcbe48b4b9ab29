import { describe, expect, it } from 'vitest';
import { boilerSearchText } from '@/domain/boilers/boiler-identity';
import { meantModels, namedModels } from '@/domain/boilers/typed-models';

const NAMES = [
  ['Saunier Duval', 'Thema', 'C 24 E'],
  ['Saunier Duval', 'Themaclassic', 'C 24 E'],
  ['Saunier Duval', 'Themaclassic', 'F 24 E'],
  ['Vaillant', 'ecoTEC pure', 'VMW 286/7-2'],
  ['Vaillant', 'ecoTEC', 'VMW 286'],
] as const;
const model = (brand: string, range: string, name: string, id: number) => ({
  ...{ id, searchText: boilerSearchText({ brand, range, name }, []) },
});
const MODELS = NAMES.map(([brand, range, name], id) => model(brand, range, name, id));

const meant = (text: string) => meantModels(text.split(' '), MODELS);

describe('the page of a model', () => {
  const named = (text: string, models = MODELS) => namedModels(text.split(' '), models).map(({ id }) => id);

  it.each([
    ['themaclassic c 24 e', [1]],
    ['saunier duval themaclassic c24e', [1]],
    ['temaclassic c24e', [1]],
    ['themaclasic c 24e', [1]],
    ['electrode themaclassic c 24 e', [1]],
    ['c24e', [0, 1]],
    ['themaclassic', []],
    ['vase 24', []],
  ])('is offered for %s', (text, ids) => {
    expect(named(text)).toEqual(ids);
  });

  it('is not one of many beside other words', () => {
    const many = Array.from({ length: 9 }, (_, id) => model(`Marque ${id}`, 'Clas', '24 CF', id));

    expect(named('joint 24 cf', many)).toEqual([]);
    expect(named('24 cf', many)).toHaveLength(4);
  });
});

describe('a model in a typed text', () => {
  it.each(['c24e', 'c 24 e', 'c 24e'])('is found as %s, in each range that has it', (text) => {
    expect(meant(text)).toEqual({ models: [0, 1], rest: [] });
  });

  it('is the one of the range that is named beside it', () => {
    expect(meant('carte themaclassic c24e')).toEqual({ models: [1], rest: ['carte'] });
  });

  it('is the longest name', () => {
    expect(meant('vmw 286 7 2')?.models).toEqual([3]);
    expect(meant('vmw286')?.models).toEqual([4]);
  });

  it.each(['24', 'vase 24', '24 kw', 'themaclassic', 'e 24'])('is not meant by %s', (text) => {
    expect(meant(text)).toBeNull();
  });

  it('is not named by its brand alone, in any letters', () => {
    const models = [model('فايلانت', 'R', 'C 24', 1)];
    expect(meantModels(['فايلانت'], models)).toBeNull();
    expect(meantModels(['فايلانت', 'c24'], models)).toEqual({ models: [1], rest: [] });
  });
});
