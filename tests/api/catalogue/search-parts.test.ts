/** Searching by number, model, fault code, and the shop's own words. Each test has its own. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ask, sharedOffice } from '../../support/api';
import { createCategory, createProduct, type Json } from '../../support/back-office';
import { createFitment, createModel, idsOf, listProducts, newWord, search, suggest } from '../../support/catalogue';

const office = sharedOffice();
const list = (text: string) => listProducts({ search: text });
const find = async (text: string) => idsOf(await list(text));
const suggestedIds = async (text: string) => (await suggest(text)).map(({ id }) => id);
/** Ten digits that begin and end with 1 and hold a 0, for O, l and I. */
const newNumber = () =>
  `10${BigInt(`0x${randomUUID().slice(0, 8)}`)
    .toString()
    .padStart(10, '2')
    .slice(-7)}1`;
/** A code of this file's own: faults of other brands with one code would be found with it. */
let codes = 0;
const newCode = () => `F10${10 + codes++}`;
const number = (product: number, data: Json) => office.create('part-numbers', { product, ...data });

describe('a typed number', () => {
  it('finds its part, with and without signs, beside other words, with O for 0 and l or I for 1', async () => {
    const typed = newNumber();
    const { id } = await createProduct(office, { reference: typed });
    const [head, tail] = [typed.slice(0, 4), typed.slice(4)];

    for (const text of [
      typed,
      `${head}-${tail}`,
      `${head} ${tail}`,
      `ref ${typed}`,
      `n° ${head}.${tail} pour ma chaudière`,
      typed.replaceAll('0', 'O').replace('1', 'l'),
      typed.replace('1', 'I'),
    ]) {
      expect(await find(text), text).toEqual([id]);
    }
  });

  it('is suggested from its beginning, also after a word that says that it is one', async () => {
    const typed = newNumber();
    const { id } = await createProduct(office, { title: `Électrode ${typed}` });

    for (const word of ['ref', 'réf.', 'Référence', 'reference n°']) {
      expect(await suggestedIds(`${word} ${typed.slice(0, -2)}`), word).toEqual([id]);
    }
  });

  it('comes before what has the number in its title', async () => {
    const typed = newNumber();
    await createProduct(office, { title: typed });
    const { id } = await createProduct(office);
    await number(id, { number: typed, kind: 'equivalent' });

    expect((await find(typed))[0]).toBe(id);
    expect((await list(typed)).products[0]).not.toHaveProperty('hint');
  });

  it("does not replace the product's own number", async () => {
    const typed = newNumber();
    const current = await createProduct(office, { reference: typed });
    const old = await createProduct(office, { replacedBy: current.id });
    await number(old.id, { number: typed, kind: 'equivalent' });

    const { products } = await list(typed);
    expect(products.map(({ id }) => id)).toEqual([current.id, old.id]);
    expect(products[0]).not.toHaveProperty('hint');
  });

  it('finds both of two products that share it', async () => {
    const typed = newNumber();
    const one = await createProduct(office, { reference: typed });
    const other = await createProduct(office);
    await number(other.id, { number: `${typed.slice(0, 3)}-${typed.slice(3)}`, kind: 'maker' });

    expect((await find(typed)).toSorted()).toEqual([one.id, other.id].toSorted());
  });

  it('leads from a former number to the part that replaced it, and says so', async () => {
    const typed = newNumber();
    const { id } = await createProduct(office);
    await number(id, { number: typed, kind: 'former' });

    expect((await list(`ref ${typed}`)).products).toEqual([expect.objectContaining({ id, hint: `remplace ${typed}` })]);
    expect(await suggest(typed)).toEqual([expect.objectContaining({ type: 'product', id, hint: `remplace ${typed}` })]);
  });

  it('leads along a chain to the last published product', async () => {
    const typed = newNumber();
    const hidden = await createProduct(office, { published: false });
    const third = await createProduct(office, { replacedBy: hidden.id });
    const second = await createProduct(office, { replacedBy: third.id });
    await createProduct(office, { reference: typed, published: false, replacedBy: second.id });
    const shown = async () => (await list(typed)).products.map(({ id, hint }) => ({ id, hint }));
    expect(await shown()).toEqual([{ id: third.id, hint: `remplace ${typed}` }]);

    await office.update('products', hidden.id, { published: true });

    await expect.poll(shown).toEqual([{ id: hidden.id, hint: `remplace ${typed}` }]);
  });

  it('leads to the successor of a part that is still sold, and then to the part itself', async () => {
    const typed = newNumber();
    const successor = await createProduct(office);
    const old = await createProduct(office, { reference: typed, replacedBy: successor.id });

    expect(await find(typed)).toEqual([successor.id, old.id]);
  });
});

describe("the shop's own words", () => {
  it('are searched for as each of their meanings, what holds the word itself first', async () => {
    const [word, one, other] = [newWord(), newWord(), newWord()];
    const second = await createProduct(office, { title: `${one} premier` });
    const third = await createProduct(office, { title: `Joint ${other}` });
    expect(await find(word)).toEqual([]);

    await office.create('search-words', { word, means: [one, other] });
    const first = await createProduct(office, { title: `Pièce pour un ${word}` });

    await expect.poll(() => find(word)).toEqual([first.id, second.id, third.id]);
    expect((await search(word)).is_exact).toBe(true);
    expect(await suggestedIds(word)).toEqual([first.id, second.id, third.id]);
  });

  it('may be several words among others, in Arabic, and beside a typing error', async () => {
    const [phrase, meaning, other] = [`pas d'${newWord()}`, newWord(), newWord()];
    const arabic = `مضخة${[...randomUUID().replace(/\D/g, '')].map((digit) => 'بتثجحخدذرز'[Number(digit)]).join('')}`;
    await office.create('search-words', { word: phrase, means: [meaning] });
    await office.create('search-words', { word: arabic, means: [meaning] });
    const { id } = await createProduct(office, { title: `${meaning} ${other}` });

    for (const text of [
      phrase,
      `${phrase.toUpperCase()} ${other}`,
      arabic,
      `${arabic.replace('ة', 'ه')} ${other}`,
      `${phrase} ${other.slice(0, 6)}${other.slice(7)}`,
    ]) {
      await expect.poll(() => find(text), { message: text }).toEqual([id]);
    }
  });

  it('are suggested from their beginning', async () => {
    const [word, meaning] = [newWord(), newWord()];
    await office.create('search-words', { word, means: [meaning] });
    const { id } = await createProduct(office, { title: meaning });

    await expect.poll(async () => await suggestedIds(word.slice(0, -3))).toEqual([id]);
  });

  it('are suggested from their beginning after what holds it, and beside other words', async () => {
    const [word, meaning, other] = [newWord(), newWord(), newWord()];
    await office.create('search-words', { word, means: [meaning] });
    const meant = await createProduct(office, { title: `${meaning} ${other}` });
    const holding = await createProduct(office, { title: word.slice(0, -2) });

    await expect.poll(() => suggestedIds(word.slice(0, -3))).toEqual([holding.id, meant.id]);
    expect(await suggestedIds(`${other} ${word.slice(0, -3)}`)).toEqual([meant.id]);
  });

  it('of several words are suggested before what holds a few of them, if some are small', async () => {
    const [meaning, first, second] = [newWord(), newWord(), newWord()];
    await office.create('search-words', { word: `pas de ${first} ${second}`, means: [meaning] });
    await office.create('search-words', { word: `${first} ${second}`, means: [meaning] });
    const { id } = await createProduct(office, { title: meaning });
    const few = await createProduct(office, { title: `${first} ${second.slice(0, 6)}` });

    for (const text of [`pas de ${first}`, `pas de ${first} ${second.slice(0, 6)}`])
      await expect.poll(() => suggestedIds(text), { message: text }).toEqual([id, few.id]);
    expect(await suggestedIds(`${first} ${second.slice(0, 6)}`)).toEqual([few.id, id]);
  });
});

describe('a typed model', () => {
  it('leads to the parts that fit it, titles and verified parts first, filtered by the other words', async () => {
    const [code, brand] = [randomUUID().slice(0, 6), newWord()];
    const model = await createModel(office, { brand, name: `C ${code} 9 E` });
    const unchecked = await createProduct(office, { title: `Carte ${newWord()}` });
    const confirmed = await createProduct(office, { title: `Joint ${newWord()}` });
    const titled = await createProduct(office, { title: `Vanne C${code}9E` });
    await createFitment(office, unchecked.id, model.id, { confidence: 'to-check' });
    await createFitment(office, confirmed.id, model.id);

    await expect.poll(() => find(`c${code}9e`)).toEqual([titled.id, confirmed.id, unchecked.id]);
    expect(await find(`C${code} 9E carte`)).toEqual([unchecked.id]);
    expect(await find(`${brand} C${code}9E joint`)).toEqual([confirmed.id]);
  });
});

describe('Arabic letters', () => {
  const letters = () =>
    randomUUID()
      .replace(/[^0-9]/g, '')
      .replace(/\d/g, (digit) => 'بتثجحخدذرز'[Number(digit)] ?? '');

  it('find what has them in its title, category or brand, in any spelling, and before what the list means', async () => {
    const [title, category, brand, meaning] = [`خزّان ${letters()}`, letters(), letters(), newWord()];
    const { id: tag } = await office.create('tags', { name: `إيـ${brand}ة` });
    const { id: place } = await createCategory(office, { name: `آ${category}` });
    const { id } = await createProduct(office, { title: `${title} ماء`, categories: [place], tags: [tag] });
    const meant = await createProduct(office, { title: `Ballon ${meaning}` });
    const word = title.split(' ')[1] ?? '';
    await office.create('search-words', { word, means: [meaning] });

    await expect.poll(() => find(word)).toEqual([id, meant.id]);
    expect((await search(word)).products.map((product) => product.id)).toEqual([id, meant.id]);
    for (const text of [title.replace('ّ', ''), `ا${category}`, `اي${brand}ه`, `ماء ${brand}`])
      expect(await find(text), text).toContain(id);
    expect(await suggestedIds(`خزان ${word}`)).toContain(id);
  });

  it('that nothing has count for nothing beside Latin words', async () => {
    const word = newWord();
    const { id } = await createProduct(office, { title: `Vanne ${word}` });

    expect(await find(`${letters()} ${word}`)).toEqual([id]);
  });

  it('name the brand and range of a model', async () => {
    const [brand, code] = [`ب${letters()}`, randomUUID().slice(0, 6)];
    const model = await createModel(office, { brand, range: 'ثيما', name: `C ${code} 9` });
    const part = await createProduct(office);
    await createFitment(office, part.id, model.id);

    await expect.poll(() => find(`${brand} C${code}9`)).toEqual([part.id]);
    const listed = async (text: string): Promise<Json> =>
      (await office.ask(`boiler-models?${new URLSearchParams({ 'where[searchText][like]': text })}`)).json();
    expect(await listed(brand)).toMatchObject({ docs: [{ id: model.id }] });
    expect(await listed('%')).toMatchObject({ totalDocs: 0 });
  });
});

describe('a typed fault code', () => {
  /** A fault of a brand with two ranges, of which the code names the first, and products of its likely category. */
  async function createFault({ withFit = true } = {}) {
    const [brand, other, code] = [newWord(), newWord(), newCode()];
    const [category, own, foreign] = [
      await createCategory(office),
      await office.create('tags', { name: brand }),
      await office.create('tags', { name: other }),
    ];
    const ranges = [newWord(), newWord()] as const;
    const named = await createModel(office, { brand, range: `${ranges[0]} Condens`, name: 'A' });
    const second = await createModel(office, { brand, range: ranges[1], name: 'A' });
    const strange = await createModel(office, { brand: other, range: 'R', name: 'A' });
    const make = (tags: number[] = []) => createProduct(office, { categories: [category.id], tags });
    const makeFit = async (fitted: { id: number }, confidence = 'confirmed') => {
      const product = await make();
      await createFitment(office, product.id, fitted.id, { confidence });
      return product.id;
    };
    await makeFit(strange);
    await make([foreign.id]);
    const general = (await make()).id;
    const fits = withFit ? { brand: await makeFit(second), code: await makeFit(named, 'to-check') } : null;
    await office.create('fault-codes', { brand, code, meaning: 'x', categories: [category.id], models: [named.id] });
    return { brand, code, ranges, general, fits, make, own };
  }

  it("leads to what fits the code's models, then to what says nothing of boilers, never to parts of other models", async () => {
    const { brand, code, general, fits, make, own } = await createFault();
    const unfitted = (await make([own.id])).id;
    const hint = `pièce probable pour ${code} ${brand}`;
    const expected = [fits?.code, unfitted, general].map((id) => [id, id === fits?.code ? hint : undefined]);

    await expect
      .poll(async () => (await list(`${code} ${brand}`)).products.map((product) => [product.id, product.hint]))
      .toEqual(expected);
    const suggested = (await suggest(`${code} ${brand}`)).filter(({ type }) => type === 'product');
    expect(suggested.map((each) => [each.id, 'hint' in each ? each.hint : undefined])).toEqual(expected);
  });

  it('leads to no product if none is of the brand', async () => {
    const { brand, code, ranges } = await createFault({ withFit: false });

    const text = `${code} ${brand}`;
    await expect.poll(async () => (await suggest(text)).map(({ type }) => type)).toEqual(['fault', 'tag']);
    expect(await search(text)).toMatchObject({ products: [], faults: [{ brand, code }] });
    expect((await suggest(`${code} ${ranges[0]}`)).map(({ type }) => type)).toEqual(['fault']);
  });

  it('is known while its brand or range is half typed', async () => {
    const { brand, code, ranges, fits } = await createFault();

    for (const typed of [brand.slice(0, 8), `${ranges[0]} cond`, `${ranges[0].slice(0, -2)}`, `${ranges[0]} condens`]) {
      const text = `${code} ${typed}`;
      await expect.poll(async () => (await suggest(text))[0]?.type, { message: text }).toBe('fault');
      const products = (await suggest(text)).filter(({ type }) => type === 'product');
      expect(products[0]?.id, text).toBe(fits?.code);
      expect((await search(text)).faults, text).toMatchObject([{ brand, code }]);
    }
  });

  it('is suggested first, and leads to likely parts and categories, which say so', async () => {
    const [brand, category, part] = [newWord(), await createCategory(office), await createProduct(office)];
    const other = await createProduct(office, { categories: [category.id] });
    const fault = { brand, code: newCode(), meaning: "Pression d'eau trop basse" };
    const { code, meaning } = fault;
    const leads = { categories: [category.id], parts: [part.id] };
    const { id } = await office.create<{ id: number }>('fault-codes', { ...fault, ...leads });
    const url = `/codes-erreur/${brand}/${code.toLowerCase()}`;

    for (const text of [code, `erreur ${code} ${brand}`]) {
      const found = await search(text);
      expect(found.faults, text).toEqual([{ id, ...fault, url }]);
      const hint = `pièce probable pour ${code} ${brand}`;
      expect(found.products.map((product) => [product.id, product.hint])).toEqual([
        [part.id, hint],
        [other.id, undefined],
      ]);
    }
    const title = `${code} ${brand}\u00a0: ${meaning}`;
    expect((await suggest(code))[0]).toEqual({ type: 'fault', id, title, image: null, url });
  });
});

describe('a typed model of a boiler', () => {
  const newModel = async () => {
    const [brand, range, alias] = [newWord(), newWord(), newWord()];
    const plate = newNumber();
    const model = await createModel(office, { brand, range, aliases: [`${alias} 24`], plateCodes: [plate] });
    const url = `/chaudieres/${brand}/${model.slug}`;
    return { id: model.id, name: `${brand} ${range} C 24 E`, url, texts: { brand, range, alias, plate } };
  };

  it('has its page first, by name, alias, plate code and with a typing error', async () => {
    const { id, name, url, texts } = await newModel();
    const mistyped = `${texts.range.slice(0, 6)}${texts.range.slice(7)}`;
    const typed = [
      ...[name, `${texts.range} c24e`, `${mistyped} c 24 e`, `électrode ${texts.range} C 24 E`],
      ...[`${texts.alias} 24`, texts.plate],
    ];
    for (const text of typed) {
      await expect
        .poll(async () => (await suggest(text))[0], { message: text })
        .toEqual({ type: 'boiler', id, title: name, image: null, url });
      expect((await search(text)).boilers, text).toEqual([{ id, name, url }]);
    }
  });

  it('is named by its range alone, with its brand or half of its name', async () => {
    const { name, texts } = await newModel();

    const { brand, range } = texts;
    for (const text of [range, `${brand} ${range}`, `chaudière ${range}`, `${range} c 24`]) {
      await expect.poll(async () => (await search(text)).boilers, { message: text }).toMatchObject([{ name }]);
    }
    expect(await search(`joint ${texts.range}`)).not.toHaveProperty('boilers');
  });

  it('is not named by its brand or a number alone', async () => {
    const { texts } = await newModel();

    for (const text of [texts.brand, '24', 'électrode']) {
      expect(
        (await suggest(text)).filter(({ type }) => type === 'boiler'),
        text,
      ).toEqual([]);
      expect(await search(text), text).not.toHaveProperty('boilers');
    }
  });

  it('stands on the page of the search, also where no part is found', async () => {
    const { name, url, texts } = await newModel();
    const text = `${texts.range} c24e`;
    await expect.poll(async () => (await search(text)).boilers).toMatchObject([{ name }]);

    const html = await (await ask(`/search?q=${encodeURIComponent(text)}`)).text();

    expect(html).toContain(`href="${url}"`);
    expect(html).toContain(`Pièces pour ${name}`);
    // The script holds what the page would say if a filter left nothing.
    expect(html.replaceAll(/<script\b.*?<\/script>/gs, '')).not.toContain('Aucun résultat trouvé');
  });
});
