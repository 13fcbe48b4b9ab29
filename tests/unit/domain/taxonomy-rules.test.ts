/** What the forms of categories and brands say. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageCount, BRAND_NAME_MESSAGE } from '@/domain/brand-rules';
import { CATEGORY_NAME_MESSAGE, DELETE_CATEGORY_QUESTION } from '@/domain/category-rules';
import { imageFileProblem } from '@/domain/image-rules';
import { slugProblem, typedSlug } from '@/domain/slug';

describe('the words of the forms', () => {
  it('are those of the specification', () => {
    expect(BRAND_NAME_MESSAGE).toBe('Brand name is required');
    expect(CATEGORY_NAME_MESSAGE).toBe('Category name is required');
    expect(DELETE_CATEGORY_QUESTION).toBe(
      'Deleting a category will delete all of its subcategories, Are you sure you want to delete this category?',
    );
  });
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
    expect(slugProblem(slug)).toBe(problem);
  });

  it('being typed is lowercased and stripped of all other characters', () => {
    expect(typedSlug('Saunier Duval_É/2-')).toBe('saunierduval2-');
  });

  it('being typed is empty or one that is taken', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const typed = typedSlug(text);
        return typed === '' || slugProblem(typed) === null;
      }),
    );
  });
});

describe('a chosen picture', () => {
  it.each(['image/jpeg', 'image/jpg', 'image/png', 'image/webp'])('may be %s', (type) => {
    expect(imageFileProblem({ type, size: 5 * 1024 * 1024 })).toBeNull();
  });

  it.each(['image/svg+xml', 'image/gif', 'application/pdf', ''])('may not be %j', (type) => {
    expect(imageFileProblem({ type, size: 1 })).toBe('Please select a valid image file (JPEG, PNG, or WebP)');
  });

  it('may not be empty', () => {
    const problem = imageFileProblem({ type: 'image/png', size: 0 });

    expect(problem).toBe('Please select a valid image file (JPEG, PNG, or WebP)');
  });

  it('may not be larger than 5 MB', () => {
    const problem = imageFileProblem({ type: 'image/png', size: 5 * 1024 * 1024 + 1 });

    expect(problem).toBe('Image size must be less than 5MB');
  });
});

describe('the average of products for each brand', () => {
  it.each([
    [[], 0],
    [[3], 3],
    [[1, 2], 2],
    [[0, 0, 1], 0],
    [[10, 5, 4], 6],
  ])('of %j is %i', (counts, average) => {
    expect(averageCount(counts.map((count) => ({ count })))).toBe(average);
  });
});
