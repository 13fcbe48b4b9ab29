// @vitest-environment happy-dom
/** The tree of categories, and the form of one. */
import { describe, expect } from 'vitest';
import { CategoriesScreen } from '@/admin/categories/categories-screen';
import {
  address,
  all,
  button,
  choose,
  click,
  doing,
  field,
  fill,
  one,
  problemOf,
  says,
  until,
} from '../../support/dom';
import { it, refusal, settled } from '../../support/office';

const CATEGORIES = '/api/admin/categories2/';

const updated_at = '2026-11-20T09:30:00.000Z';
type Node = { id: number; name: string; children: Node[] };
const node = (id: number, name: string, children: Node[] = [], more: object = {}): Node => ({
  id,
  name,
  children: children.map((child) => ({ ...child, parent: id })),
  ...{ slug: name.toLowerCase(), image_url: null, parent: null, asks_fit: null, product_count: 1, updated_at },
  ...more,
});
const LEAF = node(3, 'Électrode');
const TREE = [node(1, 'Allumage', [node(2, 'Bloc', [LEAF]), node(4, 'Autre')]), node(5, 'Vannes')];

const names = () => all('h3').map(({ textContent }) => textContent);

describe('the screen of categories', () => {
  it('counts parents and subcategories', async ({ office }) => {
    office.answer({ [`GET ${CATEGORIES}`]: TREE });
    await office.show(<CategoriesScreen />);
    await until(() => says('Category Hierarchy'));
    expect(all('dl > div').map(({ textContent }) => textContent)).toEqual([
      'Total Categories5',
      'Parent Categories2',
      'Subcategories3',
    ]);
  });

  it('expands and collapses a branch: 24 px of indent a level, with pictures, counts and the names of children', async ({
    office,
  }) => {
    // given
    office.answer({ [`GET ${CATEGORIES}`]: TREE });
    await office.show(<CategoriesScreen />);
    await until(() => says('Category Hierarchy'));
    expect(names()).toEqual(['Allumage', 'Vannes']);
    const row = (name: string) => one('h3', name).parentElement?.parentElement as HTMLElement;

    // when
    await click(button('Expand Allumage'));
    await click(button('Expand Bloc'));

    // then
    expect(names()).toEqual(['Allumage', 'Bloc', 'Électrode', 'Autre', 'Vannes']);
    expect(['Allumage', 'Bloc', 'Électrode'].map((name) => row(name).style.paddingInlineStart)).toEqual([
      '12px',
      '36px',
      '60px',
    ]);
    expect(['Subcategory', '1 products'].map((text) => says(text, row('Électrode')))).toEqual([true, true]);
    expect(says('2 branched categories (Bloc, Autre)', row('Allumage'))).toBe(true);
    expect(says('Subcategory', row('Allumage'))).toBe(false);
    await click(button('Collapse Allumage'));
    expect(names()).toEqual(['Allumage', 'Vannes']);
    await click(button('Expand all'));
    expect(names()).toHaveLength(5);
  });

  it('searches names and keeps the parents of a match visible; the address keeps the search', async ({ office }) => {
    office.answer({ [`GET ${CATEGORIES}`]: TREE });
    await office.show(<CategoriesScreen />, { query: 'tab=categories' });
    await until(() => says('Category Hierarchy'));

    await fill(one('input[type=search]'), 'ELECTRODE');

    await until(() => says('1 categories found for "ELECTRODE"'));
    expect(names()).toEqual(['Allumage', 'Bloc', 'Électrode']);
    expect(says('2 branched categories (Bloc, Autre)')).toBe(true);
    expect(address()).toEqual({ tab: 'categories', search: 'ELECTRODE' });
    await click(button('Clear search'));
    expect(names()).toEqual(['Allumage', 'Vannes']);
    expect(says(/categories found for/)).toBe(false);
  });

  it('hides a picture that cannot be loaded', async ({ office }) => {
    office.answer({ [`GET ${CATEGORIES}`]: [node(1, 'Allumage', [], { image_url: '/media/gone.webp' })] });
    await office.show(<CategoriesScreen />);
    await until(() => says('Allumage'));
    await doing(() => one('li img').dispatchEvent(new Event('error')));
    expect(all('li img')).toEqual([]);
  });

  it('offers neither itself nor its descendants as parent, and sends the parent that is chosen', async ({ office }) => {
    office.answer({ [`GET ${CATEGORIES}`]: TREE, [`PUT ${CATEGORIES}2/`]: { ...TREE[0]?.children[0], parent: 5 } });
    await office.show(<CategoriesScreen />, { query: 'search=Bloc' });
    await until(() => says('Bloc'));
    await click(button('Edit Bloc'));
    const parent = field('Parent Category');

    expect(parent.value).toBe('1');
    expect([...parent.options].map(({ text }) => text.trim())).toEqual([
      'None (top level)',
      'Allumage',
      'Autre',
      'Vannes',
    ]);
    await choose(parent, 'Vannes');
    await click(button('Update Category'));

    await until(() => says('Category updated.'));
    expect(office.sent()[0]?.body).toMatchObject({ name: 'Bloc', slug: 'bloc', parent: '5' });
  });

  it('says what a deletion touches, counted each time it is asked', async ({ office }) => {
    const deletion = `GET ${CATEGORIES}5/deletion/`;
    office.answer({
      [`GET ${CATEGORIES}`]: TREE,
      [deletion]: { subcategories: 1, products: 1, products_without_category: 1 },
    });
    await office.show(<CategoriesScreen />);
    await until(() => says('Vannes'));
    await click(button('Delete Vannes'));
    await until(() =>
      says(/1 subcategory is deleted with it\. 1 product loses these categories, and is left without any\./),
    );
    await click(button('Cancel'));
    await settled();

    office.answer({ [deletion]: { subcategories: 1, products: 2, products_without_category: 1 } });
    await click(button('Delete Vannes'));
    await until(() =>
      says(/1 subcategory is deleted with it\. 2 products lose these categories, and 1 of them is left/),
    );
  });

  it('says that the chosen parent is gone, still shows it, and takes another', async ({ office }) => {
    // given
    const gone = 'This category does not exist';
    office.answer({
      [`GET ${CATEGORIES}`]: TREE,
      [`POST ${CATEGORIES}`]: refusal(400, gone, { details: { parent: [gone] } }),
    });
    await office.show(<CategoriesScreen />);
    await until(() => says('Vannes'));
    await click(button('Add Category'));
    await fill(field('Category Name *'), 'Rayon');
    await choose(field('Parent Category'), 'Vannes');
    office.answer({ [`GET ${CATEGORIES}`]: TREE.slice(0, 1) });

    // when
    await click(button('Create Category'));
    // then
    await until(() => problemOf('Parent Category') === gone);
    await until(() => field('Parent Category').selectedOptions[0]?.text === 'No longer available (#5)');

    // when
    office.answer({ [`POST ${CATEGORIES}`]: node(9, 'Rayon') });
    await choose(field('Parent Category'), 'None (top level)');
    await click(button('Create Category'));
    // then
    await until(() => all('form').length === 0);
    expect(office.sent().at(-1)?.body).toMatchObject({ parent: '' });
  });
});
