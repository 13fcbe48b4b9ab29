import { describe, expect, it } from 'vitest';
import { foldName } from '@/domain/text';
import { boilerModels, type SeedBoilerModel } from '@/seed/data/boilers';
import { brands } from '@/seed/data/brands';
import { fitments, type SeedFitment } from '@/seed/data/fitments';
import { partNumbers, replacements, type SeedPartNumber } from '@/seed/data/part-numbers';
import { products } from '@/seed/data/products';
import { cases } from '../support/cases';

const lettersAndDigits = (text: string) => foldName(text).replace(/[^a-z0-9]/g, '');
const nameOf = ({ brand, range, name }: SeedBoilerModel) => `${brand} ${range} ${name}`;
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

const parts = new Set(products.map(({ reference, title }) => reference ?? title));
const references = new Set(
  products.flatMap(({ reference }) => (reference === null ? [] : lettersAndDigits(reference))),
);

/** The models of a row, in full; a row that names no model is for the whole range. */
const modelsOf = ({ brand, range, models }: SeedFitment['boilers'][number]) =>
  boilerModels.filter(
    (model) => model.brand === brand && model.range === range && (models?.includes(model.name) ?? true),
  );

describe('the boiler models', () => {
  it('are at least 150, of 12 brands and more that the shop has, with names that differ in letters and digits', () => {
    const makers = new Set(brands.map(({ name }) => name));

    expect(boilerModels.length).toBeGreaterThanOrEqual(150);
    expect(new Set(boilerModels.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(12);
    expect(boilerModels.filter(({ brand }) => !makers.has(brand))).toEqual([]);
    expect(repeated(boilerModels.map((model) => lettersAndDigits(nameOf(model))))).toEqual([]);
  });

  it('have aliases of their own, each once', () => {
    const useless = boilerModels.filter(({ name, aliases = [] }) => repeated([name, ...aliases]).length > 0);

    expect(useless.map(nameOf)).toEqual([]);
  });
});

describe('the fitments', () => {
  it('are of products, each named once', () => {
    expect(fitments.filter(({ part }) => !parts.has(part))).toEqual([]);
    expect(repeated(fitments.map(({ part }) => part))).toEqual([]);
  });

  it.each(cases`
    Vannes gaz | Vannes trois voies | Vases d'expansion | Purgeurs d'air | Manomètres | Thermostats d'ambiance
    Circulateurs à trois vitesses | Circulateurs de chaudière | Cartes électroniques | Échangeurs primaires
    Extracteurs de fumées | Électrodes | Thermocouples | Brûleurs | Pompes fioul | Pressostats d'air | Aquastats
    Hydraulique de chaudière
  `)('are there for each part of %s', (category) => {
    const fitted = new Set(fitments.map(({ part }) => part));
    const inIt = products.filter(({ categories }) => categories.includes(category));

    expect(inIt.length).toBeGreaterThan(0);
    expect(inIt.map(({ reference, title }) => reference ?? title).filter((part) => !fitted.has(part))).toEqual([]);
  });

  it('name ranges and models that exist', () => {
    const rows = fitments.flatMap(({ boilers }) => boilers);
    const unknown = rows.filter((row) => modelsOf(row).length !== (row.models ?? modelsOf(row)).length);

    expect(rows.filter((row) => modelsOf(row).length === 0)).toEqual([]);
    expect(unknown).toEqual([]);
  });

  it('give a part one row for a model, position and condition', () => {
    const rows = fitments.flatMap(({ part, boilers }) => boilers.map((row) => ({ part, ...row })));
    const named = rows.flatMap(({ part, position, qualifier, serials = [], ...row }) =>
      modelsOf(row).map((model) => [part, nameOf(model), position, qualifier, ...serials].join(' | ')),
    );

    expect(repeated(named)).toEqual([]);
  });
});

describe('the part numbers', () => {
  const numbersOf = ({ numbers }: SeedPartNumber) => numbers.map(({ number }) => lettersAndDigits(number));

  it('belong to one product each and repeat no reference', () => {
    const numbers = partNumbers.flatMap(numbersOf);

    expect(partNumbers.filter(({ part }) => !parts.has(part))).toEqual([]);
    expect(repeated(numbers)).toEqual([]);
    expect(numbers.filter((number) => references.has(number))).toEqual([]);
  });

  it('replace products by others that are not replaced themselves', () => {
    const replaced = replacements.map(({ part }) => part);

    expect(replacements.filter(({ part, by }) => !parts.has(part) || !parts.has(by))).toEqual([]);
    expect(replacements.filter(({ by }) => replaced.includes(by))).toEqual([]);
    expect(repeated(replaced)).toEqual([]);
  });
});
