/** What the page of a product says of the boiler that the browser remembers. */
import { describe, expect } from 'vitest';
import { seriousFindings } from '../support/axe';
import { createFitted, type Model, modelName } from '../support/fitted';
import { overflowOf } from '../support/overflow';
import { it } from '../support/test';
import { PHONE, WIDE } from '../support/visitor';

const asMine = ({ slug, brandSlug, brand, range, name }: Model) => ({
  'my-boiler': JSON.stringify({ slug, brandSlug, brand, range, name }),
});

describe('of the boiler that the browser remembers', () => {
  it('the page says whether the part fits it, only by its rows', async ({ visit, office, shop, goods }) => {
    // given
    const { part, sure, unsure, other } = await createFitted(office, shop.url);
    const sentences: [Model, string][] = [
      [sure, `Compatible avec ${modelName(sure)}`],
      [unsure, `À vérifier pour ${modelName(unsure)}`],
      [other, `Non prévue pour ${modelName(other)}`],
    ];

    for (const [model, sentence] of sentences) {
      // when
      const page = await visit(`/product/${part.id}`, { stored: asMine(model) });

      // then
      await page.getByRole('article').first().getByText(sentence, { exact: true }).waitFor();
      expect(await page.getByText(/^Compatible avec/).count()).toBe(model === sure ? 1 : 0);
      // The button of a part that is not verified is another one, with the reason beside it.
      const button = page.getByRole('article').first().getByRole('button', { name: 'Ajouter au panier' }).first();
      const reason = await button.getAttribute('aria-describedby');
      expect(reason === null).toBe(model === sure);
      if (reason !== null) expect(await page.locator(`[id="${reason}"]`).textContent()).toContain(modelName(model));
    }

    // when: a part without rows
    const page = await visit(`/product/${goods.id}`, { stored: asMine(sure) });

    // then
    await page.getByText('Compatibilité non renseignée').waitFor();
    expect(await page.getByText(/^(Compatible avec|Non prévue pour)/).count()).toBe(0);
  });
});

it.for([PHONE, WIDE])(
  'a part with boilers, a document and a long title fits $width px and is accessible',
  async (viewport, { visit, office, shop }) => {
    // given
    const { part, sure } = await createFitted(office, shop.url);
    await office.update('products', part.id, { title: `${'Thermocouple '.repeat(12)}${'x'.repeat(60)}` });

    // when
    const page = await visit(`/product/${part.id}`, { viewport, isCalm: true, stored: asMine(sure) });

    // then
    expect(await overflowOf(page)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  },
);
