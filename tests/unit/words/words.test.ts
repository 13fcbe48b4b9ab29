import { afterEach, describe, expect, it } from 'vitest';
import { english } from '@/words/english';
import { french, type Messages } from '@/words/words';

const holder = globalThis as { shopLanguage?: object };
const choose = (words: { shop?: Messages; office?: Messages }) => {
  holder.shopLanguage = { code: 'test', direction: 'ltr', script: '', words };
};

describe('messages', () => {
  afterEach(() => {
    delete holder.shopLanguage;
  });

  const messages = french('part', {
    greeting: 'Une question ?',
    count: (count: number) => `${count} pièces : tout`,
    link: <T>(link: (label: string) => T) => ['Voir : ', link('ici')],
    steps: { first: 'Panier', last: 'Fin !' },
  });

  it('follow French typography, whether they are texts, made texts or parts of one', () => {
    expect(messages.greeting).toBe('Une question\u00a0?');
    expect(messages.count(3)).toBe('3 pièces\u00a0: tout');
    expect(messages.link((label) => ({ label }))).toEqual(['Voir\u00a0: ', { label: 'ici' }]);
    expect({ ...messages.steps }).toEqual({ first: 'Panier', last: 'Fin\u00a0!' });
  });

  it('are those of the chosen language, even if it is chosen after they were loaded', () => {
    choose({
      shop: { part: { greeting: 'Pregunta', count: (count: number) => `${count} piezas`, steps: { last: 'Fin' } } },
    });

    expect(messages.greeting).toBe('Pregunta');
    expect(messages.count(3)).toBe('3 piezas');
    expect(messages.steps.last).toBe('Fin');
  });

  it('are the built-in ones if the chosen language lacks one', () => {
    choose({ shop: { part: { greeting: 'Pregunta' } } });

    expect(messages.steps.first).toBe('Panier');
  });

  it('of the back office are not those of the shop', () => {
    const office = english('part', { greeting: 'A question?' });
    choose({ shop: { part: { greeting: 'Pregunta' } } });

    expect(office.greeting).toBe('A question?');
  });
});
