/** Symptoms of failing boilers: their search and their pages. */
import { describe, expect, it } from 'vitest';
import { ask, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { idsOf, newWord, search, suggest } from '../../support/catalogue';

const office = sharedOffice();

async function createSymptom(data: Record<string, unknown> = {}) {
  const [one, other] = [newWord(), newWord()];
  const category = await createCategory(office);
  const part = await createProduct(office, { categories: [category.id] });
  const symptom = await office.create<{ id: number; slug: string; title: string }>('symptoms', {
    ...{ title: `Panne ${one}`, phrases: [`${one} ${other}`], summary: `Résumé ${one}` },
    ...{ causes: 'Première cause\nSeconde cause', checks: 'Fermez le robinet', categories: [category.id] },
    ...data,
  });
  return { ...symptom, phrase: `${one} ${other}`, one, other, category, part };
}

describe('a symptom', () => {
  it('is found by the words of a phrase, in any order and among small words, before its parts', async () => {
    const { id, title, slug, one, other, part } = await createSymptom();

    for (const text of [`${one} ${other}`, `la ${other} de ma ${one}`]) {
      await expect
        .poll(async () => (await search(text)).symptoms, { message: text })
        .toEqual([{ id, title, text: `Résumé ${one}`, url: `/pannes/${slug}` }]);
      expect(idsOf(await search(text)), text).toEqual([part.id]);
      const suggested = (await suggest(text)).map((each) => `${each.type} ${each.id}`);
      expect(suggested, text).toEqual([`symptom ${id}`, `product ${part.id}`]);
    }
    expect(await search(one)).not.toHaveProperty('symptoms');
  });

  it('has a page with what to warn of, causes, checks and parts; an unknown one is not found', async () => {
    const { title, slug, category, part } = await createSymptom({ danger: 'gas' });

    await expect.poll(async () => (await ask(`/pannes/${slug}`)).status).toBe(200);
    const html = await (await ask(`/pannes/${slug.toUpperCase()}`)).text();
    expect(html).toContain(`${title}</h1>`);
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/pannes/${slug}"`));
    const shown = ['fermez le robinet de gaz', 'professionnel', 'Première cause', 'Seconde cause', 'Fermez le robinet'];
    for (const text of [...shown, `/product/${part.id}`, category.slug]) expect(html).toContain(text);
    expect(html.indexOf('fermez le robinet de gaz')).toBeLessThan(html.indexOf('Première cause'));
    expect(await (await ask('/pannes')).text()).toContain(`href="/pannes/${slug}"`);
    expect(await (await ask('/sitemaps/pages.xml')).text()).toContain(`/pannes/${slug}</loc>`);
    for (const unknown of ['/pannes/nulle-part', '/pannes/%00']) expect((await ask(unknown)).status).toBe(404);
  });

  it('follows an edit, and is gone when it is deleted', async () => {
    const { id, slug, phrase } = await createSymptom();
    await expect.poll(async () => (await search(phrase)).symptoms).toHaveLength(1);

    const word = newWord();
    await office.update('symptoms', id, { phrases: [word] });
    await expect.poll(async () => (await search(word)).symptoms).toHaveLength(1);
    expect(await search(phrase)).not.toHaveProperty('symptoms');

    await office.remove('symptoms', id);
    await expect.poll(async () => (await ask(`/pannes/${slug}`)).status).toBe(404);
  });

  it('has an address of its own, made from its title', async () => {
    const { title, slug } = await createSymptom();

    const twin = await office.ask('symptoms', 'POST', { title, phrases: ['x'], slug });
    expect(twin.status).toBe(409);
    const missing = await office.ask('symptoms', 'POST', { title: newWord(), phrases: [] });
    expect(missing.status).toBe(400);
  });
});
