// @vitest-environment happy-dom
/** What the screens of brands, categories and wilayas share: list, search, form, deletion. */
import { describe, expect, vi } from 'vitest';
import { SILENCE_MS } from '@/admin/api/client';
import { BrandsScreen } from '@/admin/brands/brands-screen';
import { CategoriesScreen } from '@/admin/categories/categories-screen';
import { ShippingScreen } from '@/admin/shipping/shipping-screen';
import { CALL_LIMIT_MS } from '@/client/connection/fetch-in-time';
import { officeUiWords } from '@/words/en/ui';
import {
  address,
  all,
  button,
  click,
  dialog,
  doing,
  field,
  fill,
  isOff,
  pressKey,
  problemOf,
  says,
  until,
} from '../../support/dom';
import { it as base, later, noLine, refusal } from '../../support/office';

const updated_at = '2026-11-20T09:30:00.000Z';
const saved = { id: 1, name: 'Élan', updated_at };
const shelf = { ...saved, slug: 'elan', image_url: null };
const category = { ...shelf, parent: null, asks_fit: null, product_count: 2 };
const wilaya = { ...saved, price: '700.00', code: null, name_ar: '', desk_price: null, days: null };

const KINDS = [
  {
    kind: 'brand',
    screen: <BrandsScreen />,
    call: '/api/admin/tags/',
    list: (some: object[]) => ({ tags: some, total_products: 9 }),
    record: { ...shelf, count: 2 },
    empty: 'No brands found. Create your first brand to get started.',
    nothing: 'No brands found matching "zzz"',
  },
  {
    kind: 'category',
    screen: <CategoriesScreen />,
    call: '/api/admin/categories2/',
    list: (some: object[]) => some.map((one) => ({ children: [], ...one })),
    record: category,
    empty: 'No categories found. Create your first category to get started.',
    nothing: 'No categories found',
  },
  {
    kind: 'wilaya',
    screen: <ShippingScreen />,
    call: '/api/admin/wilayas/',
    list: (some: object[]) => some,
    record: wilaya,
    empty: 'No wilayas yet',
    nothing: 'No wilayas found matching "zzz"',
  },
] as const;

describe.for(KINDS)('the screen of a $kind', (given) => {
  const noun = given.kind.replace(/^./, (letter) => letter.toUpperCase());
  const [add, name] = [`Add ${noun}`, `${noun} Name *`];
  const isWilaya = given.kind === 'wilaya';
  const [create, update] = isWilaya ? ['Save', 'Save'] : [`Create ${noun}`, `Update ${noun}`];
  const unreached = isWilaya
    ? 'Failed to save wilaya. Please try again.'
    : new RegExp(`^Failed to save ${given.kind}\\. Network error\\.`);
  const question =
    given.kind === 'category'
      ? 'Deleting a category will delete all of its subcategories, Are you sure you want to delete this category?'
      : `Are you sure you want to delete this ${given.kind}?`;
  // A form with a picture has as long as its line is not silent.
  const limitMs = isWilaya ? CALL_LIMIT_MS : SILENCE_MS;
  const { kind, screen, call, list, record } = given;
  const save = kind === 'wilaya' ? 'PATCH' : 'PUT';
  const form = () => document.querySelector('form') ?? undefined;
  const it = base.extend('office', async ({ office }) => {
    office.answer({ [`GET ${call}`]: list([record]), [`GET ${call}1/deletion/`]: {} });
    return office;
  });

  async function fillForm(typed: string): Promise<void> {
    await click(button(add));
    await fill(field(name, form()), typed);
    if (kind === 'wilaya') await fill(field('Shipping Price (DA) *'), '700');
  }

  it('searches regardless of case and accents; the address keeps the search', async ({ office }) => {
    office.answer({ [`GET ${call}`]: list([record, { ...record, id: 2, name: 'Zénith' }]) });
    await office.show(screen);
    await until(() => says('Zénith'));
    const search = all('input[type=search]')[0] as HTMLInputElement;

    await fill(search, 'ELAN');
    await until(() => !says('Zénith'));
    expect(says('Élan')).toBe(true);
    expect(address().search).toBe('ELAN');

    await fill(search, 'zzz');
    await until(() => says(given.nothing));
    await click(button('Clear search'));
    expect(says('Zénith')).toBe(true);
    expect(address()).toEqual({});
  });

  it('shows an error at each field, sends nothing, and drops an error once its field is edited', async ({ office }) => {
    await office.show(screen);
    await until(() => says('Élan'));
    await click(button(add));
    await click(button(create, dialog()));
    await until(() => problemOf(name) !== null);

    expect(problemOf(name)?.toLowerCase()).toBe(`${kind} name is required`);
    expect(document.activeElement).toBe(field(name));
    expect(isOff(button(create, dialog()))).toBe(!isWilaya);
    await fill(field(name), 'Vannes');
    expect(problemOf(name)).toBeNull();
    expect(office.sent()).toEqual([]);
  });

  it('reports a failed save, keeps the input, and saves it on retry', async ({ office }) => {
    // given
    office.answer({ [`POST ${call}`]: noLine });
    await office.show(screen);
    await until(() => says('Élan'));
    await fillForm('Autre');

    // when
    await click(button(create, dialog()));
    // then
    await until(() => says(unreached));
    expect(field(name).value).toBe('Autre');

    // when
    office.answer({
      [`POST ${call}`]: { ...record, id: 2, name: 'Autre' },
      [`GET ${call}`]: list([{ ...record, name: 'Autre' }]),
    });
    await click(button(create, dialog()));
    // then
    await until(() => says(isWilaya ? 'Wilaya added.' : `${noun} created.`) && says('Autre') && form() === undefined);
    expect(office.sent().at(-1)?.body).toMatchObject({ name: 'Autre' });
  });

  it('says which name is taken at its field and keeps the input', async ({ office }) => {
    const taken = `A ${kind} with this name already exists`;
    office.answer({ [`POST ${call}`]: refusal(409, taken, { details: { name: [taken] } }) });
    await office.show(screen);
    await until(() => says('Élan'));
    await fillForm('ÉLAN');

    await click(button(create, dialog()));

    await until(() => problemOf(name) === taken);
    expect(says(`Failed to save ${kind}. ${taken}`)).toBe(true);
    expect(field(name).value).toBe('ÉLAN');
  });

  it('opens with the saved values, and sends them changed, with the version that was seen', async ({ office }) => {
    office.answer({ [`${save} ${call}1/`]: record });
    await office.show(screen);
    await until(() => says('Élan'));
    await click(button('Edit Élan'));
    expect(field(name).value).toBe('Élan');

    await fill(field(name), ' Autre ');
    await click(button(update, dialog()));

    await until(() => says(`${noun} updated.`));
    expect(office.sent()).toMatchObject([{ method: save, body: { name: 'Autre', updated_at } }]);
    // A saved slug does not follow the name.
    if (kind !== 'wilaya') expect(office.sent()).toMatchObject([{ body: { slug: 'elan' } }]);
    else expect(office.sent()).toMatchObject([{ body: { price: 700 } }]);
  });

  it('reports an outdated copy, keeps the input, and saves it over the newest copy', async ({ office }) => {
    // given
    const current = { ...record, name: 'Leur nom', slug: 'leur', updated_at: '2026-11-21T09:30:00.000Z' };
    office.answer({ [`${save} ${call}1/`]: refusal(409, 'Changed', { current }) });
    await office.show(screen);
    await until(() => says('Élan'));
    await click(button('Edit Élan'));
    await fill(field(name), 'Notre nom');

    // when
    await click(button(update, dialog()));
    // then
    await until(() => says(officeUiWords.newestShown));
    expect(field(name).value).toBe('Notre nom');
    if (kind !== 'wilaya') expect(field('Slug *').value).toBe('leur');

    // when
    office.answer({ [`${save} ${call}1/`]: current });
    await click(button(update, dialog()));
    // then
    await until(() => form() === undefined);
    expect(office.sent().at(-1)?.body).toMatchObject({ name: 'Notre nom', updated_at: current.updated_at });
  });

  it('asks in the exact words before a deletion', async ({ office }) => {
    office.answer({ [`DELETE ${call}1/`]: () => new Response(null, { status: 204 }) });
    await office.show(screen);
    await until(() => says('Élan'));
    await click(button('Delete Élan'));
    expect(says(question, dialog())).toBe(true);
    expect(says('Élan', dialog())).toBe(true);
    await click(button('Cancel', dialog()));
    expect(office.sent()).toEqual([]);

    await click(button('Delete Élan'));
    office.answer({ [`GET ${call}`]: list([]) });
    await until(() => !isOff(button('Delete', dialog())));
    await click(button('Delete', dialog()));

    await until(() => says(`${noun} deleted.`) && !says('Élan'));
    expect(office.sent()).toMatchObject([{ method: 'DELETE', path: `${call}1/` }]);
  });

  it('reports a failed deletion, and reads the list again', async ({ office }) => {
    office.answer({ [`DELETE ${call}1/`]: refusal(404, 'Nobody is here') });
    await office.show(screen);
    await until(() => says('Élan'));
    await click(button('Delete Élan'));
    await until(() => !isOff(button('Delete', dialog())));
    office.answer({ [`GET ${call}`]: list([]) });

    await click(button('Delete', dialog()));

    await until(() => says(`Failed to delete ${kind}. Nobody is here`) && says(given.empty));
  });

  it('cannot delete while it counts what that touches, but can if the counting fails', async ({ office }) => {
    const { release, answer } = later(Response.json({ message: 'Non' }, { status: 500 }));
    const deletion = later(new Response(null, { status: 204 }));
    office.answer({ [`GET ${call}1/deletion/`]: answer, [`DELETE ${call}1/`]: deletion.answer });
    await office.show(screen);
    await until(() => says('Élan'));
    await click(button('Delete Élan'));
    expect(says('Counting what this touches...')).toBe(true);
    expect(isOff(button('Delete', dialog()))).toBe(true);

    await release();
    await until(() => says('What this touches could not be counted.'));
    await click(button('Delete', dialog()));

    // then: it stays until it is answered, so that a late answer does not close the next one
    expect(isOff(button('Cancel', dialog()))).toBe(true);
    await pressKey('Escape');
    expect(says('Deleting...', dialog())).toBe(true);
    await deletion.release();
    await until(() => all('[role=alertdialog]').length === 0);
  });

  it('that is not answered is given up, and what was typed is kept', async ({ office }) => {
    office.answer({ [`POST ${call}`]: later(null).answer });
    await office.show(screen);
    await until(() => says('Élan'));
    await fillForm('Tapé');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
    await click(button(create, dialog()));
    await until(() => isOff(field(name, form())));
    await doing(() => vi.advanceTimersByTime(limitMs - 1_000));
    expect(isOff(field(name, form()))).toBe(true);
    await doing(() => vi.advanceTimersByTime(1_000));

    await until(() => says(unreached, dialog()));
    expect(field(name).value).toBe('Tapé');
  });

  it('offers a clerk nothing that changes it', async ({ office }) => {
    await office.show(screen, { role: 'clerk' });
    await until(() => says('Élan'));
    if (kind !== 'wilaya') expect(all('button', /add|edit|delete/i)).toEqual([]);
  });
});
