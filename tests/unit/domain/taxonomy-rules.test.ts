/** The rules of the forms of categories, brands and regions. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameProblem } from '@/domain/names';
import type { Problem } from '@/domain/problem';
import { imageFileProblem } from '@/domain/products/image-rules';
import { slugProblem, typedSlug } from '@/domain/typed-slug';
import { categoriesWords } from '@/words/en/catalogue/categories';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';

const said = (problem: Problem | null) => problem && sayProblem(problem, officeProblemWords);

it('the words of the forms ask before a category is deleted', () => {
  expect(categoriesWords.screen.deleteQuestion).toBe(
    'Deleting a category will delete all of its subcategories, Are you sure you want to delete this category?',
  );
});

it.each([
  ['brand', ' ', 'Brand name is required'],
  ['category', '', 'Category name is required'],
  ['wilaya', null, 'Wilaya name is required'],
  ['brand', 'Pompes, etc.', 'Brand name cannot contain a comma'],
  ['brand', 'A|B', 'Brand name cannot contain |'],
  ['category', 'A|B', 'Category name cannot contain |'],
  ['category', 'a\u0000', 'This text holds a character that cannot be stored'],
  ['category', 'Pompes, etc.', null],
  ['wilaya', 'A|B, C', null],
] as const)('the name of a brand, category or region %s %j: %j', (kind, name, problem) => {
  expect(said(nameProblem(kind, name))).toBe(problem);
});

describe('a slug', () => {
  it.each([
    ['', 'Slug is required'],
    ['  ', 'Slug is required'],
    [null, 'Slug is required'],
    ['Été', 'Slug can only contain lowercase letters, numbers, and hyphens'],
    ['a_b', 'Slug can only contain lowercase letters, numbers, and hyphens'],
    ['saunier-duval-2', null],
  ])('%j: %j', (slug, problem) => {
    expect(said(slugProblem(slug))).toBe(problem);
  });

  it('being typed is lowercased and stripped of all other characters', () => {
    expect(typedSlug('Saunier Duval_É/2-')).toBe('saunierduval2-');
  });

  it('being typed is empty or valid', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const typed = typedSlug(text);
        return typed === '' || slugProblem(typed) === null;
      }),
    );
  });
});

describe('a chosen picture', () => {
  const MAX_SIZE = 5 * 1024 * 1024;

  it.each(['image/jpeg', 'image/jpg', 'image/png', 'image/webp'])('may be %s', (type) => {
    expect(imageFileProblem({ type, size: MAX_SIZE })).toBeNull();
  });

  it.each(['image/svg+xml', 'image/gif', 'application/pdf', '', 'image/png'])('may not be %j, nor empty', (type) => {
    const size = type === 'image/png' ? 0 : 1;
    expect(said(imageFileProblem({ type, size }))).toBe('Please select a valid image file (JPEG, PNG, or WebP)');
  });

  it('may not be larger than 5 MB', () => {
    expect(said(imageFileProblem({ type: 'image/png', size: MAX_SIZE + 1 }))).toBe('Image size must be less than 5MB');
  });
});
