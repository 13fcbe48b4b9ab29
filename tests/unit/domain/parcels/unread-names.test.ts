import { describe, expect, it } from 'vitest';
import { unreadNames } from '@/domain/parcels/import-columns';

type Column = readonly [heading: string, field: 'reference' | 'tracking' | null, ...cells: string[]];

function headOf(columns: readonly Column[]) {
  const lines = Math.max(...columns.map((column) => column.length - 2));
  return {
    columns: columns.map(([heading, field]) => ({ heading, field })),
    sample: Array.from({ length: lines }, (_, line) => columns.map((column) => column[line + 2] ?? '')),
  };
}

const none = { headers: {}, choice: new Map<string, string | null>() };
const tracking = ['Tracking', 'tracking', 'YAL-1', 'YAL-2'] as const;

describe('a column under an unknown heading is named where it may name the parcels', () => {
  it.each([
    ['Votre code', ['1042', '1043']],
    ['Bon', ['#1042', '']],
    ['Code expédition', ['YAL-10293AB', 'YAL-10294AB']],
  ])('%s', (heading, cells) => {
    expect(unreadNames(headOf([tracking, [heading, null, ...cells]]), none)).toEqual([heading]);
  });

  it('as in a file with orders alone', () => {
    const reference = ['Commande', 'reference', '1042'] as const;
    expect(unreadNames(headOf([reference, ['Bordereau X', null, 'yal9912AB']]), none)).toEqual(['Bordereau X']);
  });
});

describe('nothing is said', () => {
  it.each([
    ['words', 'Transporteur X', ['Rapide', 'Rapide']],
    ['telephones', 'Contact X', ['0550123456', '+213661234567']],
    ['days', 'Jour X', ['2026-11-22', '23/11/2026']],
    ['an empty column', 'Vide X', ['', '']],
    ['a usual heading', 'Poids', ['1', '2']],
  ])('of %s', (_, heading, cells) => {
    expect(unreadNames(headOf([tracking, [heading, null, ...cells]]), none)).toEqual([]);
  });

  it('once a person has set the column aside, or both numbers are read', () => {
    const head = headOf([tracking, ['Votre code', null, '1042']]);
    expect(unreadNames(head, { ...none, choice: new Map([['votrecode', null]]) })).toEqual([]);
    expect(unreadNames(headOf([tracking, ['Ref', 'reference', '1'], ['Votre code', null, '1042']]), none)).toEqual([]);
  });
});
