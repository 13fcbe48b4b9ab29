import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completionsOf, type ListedWord, readListedWords, wordListOf } from '@/domain/search/listed-words';

const means = (word: string, ...texts: string[]): ListedWord => ({ word, kind: 'means', means: texts, topic: null });
const named =
  (kind: 'filler' | 'page') =>
  (word: string, topic: ListedWord['topic'] = null) =>
    ({ word, kind, means: [], topic }) satisfies ListedWord;
const [filler, page] = [named('filler'), named('page')];

const LIST = wordListOf([
  ...[
    means('ventilateur', 'Extracteur'),
    means('chasse d eau', 'Mécanisme'),
    means('pompe de chaudiere', 'Circulateur'),
  ],
  ...[means('pression baisse', 'Vase', 'Soupape'), means('tuyau', 'Tube'), means('tuyau de gaz', 'Flexible gaz')],
  ...[filler('chaudiere', 'boilers'), filler('pas cher'), filler('prix', 'catalogue')],
  ...[page('livraison', 'delivery'), page('prix de livraison', 'delivery')],
]);
const read = (text: string) => readListedWords(text.split(' '), LIST);

describe('words of the list', () => {
  it('that narrow nothing are no part of what is looked for', () => {
    expect(read('joint chaudiere')).toMatchObject({ core: ['joint'], fillers: ['chaudiere'], isAlone: false });
    expect(read('vanne gaz pas cher')).toMatchObject({ core: ['vanne', 'gaz'], fillers: ['pas', 'cher'] });
    expect(read('prix ventilateur chaudiere')).toMatchObject({
      ...{ core: ['ventilateur'], phrases: ['ventilateur'], rest: [], meanings: ['Extracteur'] },
    });
  });

  it('that narrow nothing are what is looked for if there is nothing else, and lead to their page', () => {
    expect(read('chaudiere pas cher')).toMatchObject({
      ...{ isAlone: true, core: ['chaudiere', 'pas', 'cher'], topics: [{ topic: 'boilers', words: ['chaudiere'] }] },
    });
    expect(read('ma chaudiere').isAlone).toBe(true);
    expect(read('joint chaudiere').topics).toEqual([]);
  });

  it('have a filler within a longer word', () => {
    expect(read('pompe de chaudiere')).toMatchObject({ fillers: [], meanings: ['Circulateur'] });
    expect(read('prix de livraison')).toMatchObject({ fillers: [], topics: [{ topic: 'delivery' }] });
  });

  it('are found without an apostrophe or space, in the plural, and with small words and fillers between', () => {
    for (const text of ['chasse deau', 'chassedeau', 'chasse d eau'])
      expect(read(text).meanings).toEqual(['Mécanisme']);
    expect(read('ventilateurs').meanings).toEqual(['Extracteur']);
    for (const text of ['pression qui baisse', 'pression baisse'])
      expect(read(text).meanings, text).toEqual(['Vase', 'Soupape']);
    expect(read('la pression de ma chaudiere baisse').meanings).toEqual(['la Vase', 'la Soupape']);
  });

  it('count where they are longest', () => {
    expect(read('tuyau de gaz').meanings).toEqual(['Flexible gaz']);
  });

  it('that lead to a page stay words to look for', () => {
    expect(read('thermostat livraison')).toMatchObject({
      core: ['thermostat', 'livraison'],
      topics: [{ topic: 'delivery', words: ['livraison'] }],
    });
  });

  it('never lose or invent a word of the text', () => {
    const word = fc.constantFrom(...'chaudiere prix pas cher joint de gaz tuyau ventilateur livraison'.split(' '));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 7 }), (words) => {
        const { core, fillers, isAlone } = readListedWords(words, LIST);
        expect((isAlone ? [...core] : [...core, ...fillers]).toSorted()).toEqual(words.toSorted());
      }),
    );
  });
});

describe('a half-typed word', () => {
  const complete = (text: string) => completionsOf(text.split(' '), LIST);

  it('is completed to words with meanings', () => {
    expect(complete('joint ventil')).toEqual([{ text: 'joint ventilateur', isPhrase: false }]);
    expect(complete('chasse d')).toEqual([{ text: 'chasse d eau', isPhrase: true }]);
  });

  it('is not completed if it is whole, or the first word of a longer one', () => {
    expect(complete('ventilateur')).toEqual([]);
    expect(complete('pompe')).toEqual([]);
    expect(complete('chaudi')).toEqual([]);
  });
});
