import { describe, expect, it } from 'vitest';
import { countHidden, isNarrowed, LIST_STATE, readListState } from '@/admin/orders/list-state';

const read = (state: Partial<typeof LIST_STATE>) => readListState({ ...LIST_STATE, ...state });

describe('the address of the list', () => {
  it('is read as it was written', () => {
    const state = { queue: 'call-back', q: '055', wilaya: '3', product: '12', from: '2026-11-01', to: '2026-11-30' };
    expect(read({ ...state, source: 'phone', page: '2' })).toMatchObject({
      filters: { ...state, source: 'phone' },
      page: 2,
    });
  });

  it.each([
    ['queue', 'lost'],
    ['status', 'lost'],
    ['source', 'pigeon'],
    ['wilaya', '-1'],
    ['product', 'abc'],
    ['due', 'false'],
    ['from', '2026-02-30'],
    ['to', 'tomorrow'],
    ['ordering', 'name'],
  ] as const)('counts %s=%s as no filter', (name, value) => {
    expect(read({ [name]: value }).filters[name]).toBe('');
  });
});

it('a queue and an order narrow nothing; anything else does', () => {
  expect(isNarrowed(read({ queue: 'to-pack', ordering: 'total' }).filters)).toBe(false);
  for (const state of [
    { q: 'a' },
    { search: '1' },
    { customer: 'a' },
    { wilaya: '1' },
    { due: 'true' },
    { to: '2026-11-30' },
  ]) {
    expect(isNarrowed(read(state).filters)).toBe(true);
  }
  expect(countHidden(read({ q: 'a', wilaya: '1', from: '2026-11-30' }).filters)).toBe(2);
});
