import { describe, expect, it } from 'vitest';
import { isNarrowed, LIST_STATE, readListState, readNumber, subjectOf } from '@/admin/activity/list-state';

const read = (address: Partial<typeof LIST_STATE>) => readListState({ ...LIST_STATE, ...address });
const NONE = { actor: '', action: '', type: '', number: '', from: '', to: '' };

describe('the filters of the activity', () => {
  it('are read from the address', () => {
    expect(
      read({ actor: 'karim', action: 'role', subject: 'users/7', from: '2026-02-28', to: '2026-03-01', page: '3' }),
    ).toEqual({
      filters: { actor: 'karim', action: 'role', type: 'users', number: '7', from: '2026-02-28', to: '2026-03-01' },
      page: 3,
    });
    expect(read({ subject: 'products' }).filters).toEqual({ ...NONE, type: 'products' });
  });

  it('that nobody knows count as nothing', () => {
    const address = { action: 'burn', subject: 'parcels/3', from: '2026-02-30', to: 'yesterday', page: '-1' };
    expect(read(address)).toEqual({ filters: NONE, page: 1 });
    expect(read({ subject: 'products/abc', page: '9999999' })).toEqual({
      filters: { ...NONE, type: 'products' },
      page: 1,
    });
  });

  it('narrow the list if one of them says something', () => {
    expect(isNarrowed(read({ page: '2' }).filters)).toBe(false);
    expect(isNarrowed(read({ from: '2026-03-01' }).filters)).toBe(true);
  });

  it('name the subject as the call wants it', () => {
    expect(subjectOf({ type: 'products', number: '12' })).toBe('products/12');
    expect(subjectOf({ type: 'products', number: '' })).toBe('products');
    expect(subjectOf({ type: '', number: '12' })).toBe('');
  });

  it.each([
    [' #12 ', '12'],
    ['12', '12'],
    ['12a', ''],
    ['', ''],
  ])('%j as a number is %j', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });
});
