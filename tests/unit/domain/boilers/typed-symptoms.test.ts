import { describe, expect, it } from 'vitest';
import { meantSymptoms } from '@/domain/boilers/typed-symptoms';

const SYMPTOMS = [
  { slug: 'leak', phrases: ['fuite', 'fuit'] },
  { slug: 'noise', phrases: ['bruit'] },
  { slug: 'off', phrases: ["s'éteint", 'éteint seule'] },
  { slug: 'start', phrases: ["ne s'allume pas", 'allume plus'] },
  { slug: 'pressure', phrases: ['pression baisse'] },
  { slug: 'cold', phrases: ["l'eau ne chauffe plus", 'ماء بارد'] },
];
const meant = (text: string, fillers: string[] = ['chaudiere', 'ma']) =>
  meantSymptoms({ words: text.split(' '), fillers, symptoms: SYMPTOMS }).map(({ symptom }) => symptom.slug);

describe('a symptom is meant', () => {
  it.each([
    ['fuite', 'leak'],
    ['fuites', 'leak'],
    ['ma chaudiere fuit', 'leak'],
    ['seteint', 'off'],
    ['s eteint toute seule', 'off'],
    ['la chaudiere ne s allume pas', 'start'],
    ['ne sallume plus', 'start'],
    ['la pression de ma chaudiere baisse', 'pressure'],
    ['presion baisse', 'pressure'],
    ['baisse de pression', 'pressure'],
    ['eau ne chauffe plus', 'cold'],
    ['leau ne chauffe plus', 'cold'],
    ['ماء بارد', 'cold'],
    ['pression bai', 'pressure'],
  ])('by %j', (text, slug) => {
    expect(meant(text)).toEqual([slug]);
  });

  it('not by some of its words, nor by one word among many', () => {
    expect(meant('pression')).toEqual([]);
    expect(meant('eau chaude')).toEqual([]);
    expect(meant('filtre anti bruit pompe piscine')).toEqual([]);
    expect(meant('joint fuite')).toEqual(['leak']);
  });

  it('not by a word of another symptom that is one letter away, nor by one with another first letter', () => {
    const symptoms = [
      { slug: 'leak', phrases: ['coule'] },
      { slug: 'off', phrases: ['chaudiere coupe'] },
      { slug: 'noise', phrases: ['claque'] },
    ];
    const slugs = (text: string) =>
      meantSymptoms({ words: text.split(' '), fillers: ['chaudiere'], symptoms }).map(({ symptom }) => symptom.slug);

    expect(slugs('chaudiere coule')).toEqual(['leak']);
    expect(slugs('chaudiere couppe')).toEqual(['off']);
    expect(slugs('plaque')).toEqual([]);
  });

  it('with the most words first, and says which words', () => {
    const [first] = meantSymptoms({ words: ['pression', 'baisse', 'fuite'], fillers: [], symptoms: SYMPTOMS });
    expect(first).toMatchObject({ symptom: { slug: 'pressure' }, words: ['pression', 'baisse'] });
  });
});
