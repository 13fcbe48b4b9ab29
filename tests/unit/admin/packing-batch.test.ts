import { describe, expect, it } from 'vitest';
import { collectedBy, handOverOf } from '@/admin/packing/batches/batch-sums';
import { chosenIn, PACKING_STATE, readPackingState } from '@/admin/packing/packing-state';
import { obstaclesIn } from '@/admin/packing/queries';

describe('the screen of packing', () => {
  it('sums what a courier collects to the centime, without cancelled parcels', () => {
    const parcel = { id: 1, order_id: 1, state: 'created', tracking: null } as const;
    expect(
      collectedBy([
        { ...parcel, cod_amount: 0.1 },
        { ...parcel, cod_amount: 0.2 },
        { ...parcel, state: 'cancelled', cod_amount: 900 },
      ]),
    ).toBe(0.3);
  });

  it.each([
    [null, ['created', 'created'], 'none', 0, 2],
    [null, ['picked_up', 'created'], 'part', 1, 2],
    [null, ['in_transit', 'created', 'cancelled'], 'part', 1, 2],
    // The courier's own news came before the hand-over.
    [null, ['picked_up'], 'part', 1, 1],
    ['2026-01-01T10:00:00Z', ['picked_up', 'delivered'], 'whole', 2, 2],
  ] as const)('says how far a batch is handed over: %s, %j: %s', (at, states, extent, gone, all) => {
    const parcels = states.map((state, id) => ({ id, order_id: id, state, tracking: null, cod_amount: 1 }));
    expect(handOverOf({ handed_over_at: at, parcels })).toEqual({ at, extent, gone, all });
  });

  it('reads an address that holds anything', () => {
    expect(
      readPackingState({ ...PACKING_STATE, view: 'x', page: '-1', state: 'x', courier: 'x', q: ' YAL 1 2 ' }),
    ).toEqual({
      view: 'choose',
      page: 1,
      filters: { state: '', courier: '', q: 'YAL 1 2', batch: '' },
    });
    expect(readPackingState({ ...PACKING_STATE, view: 'parcels', state: 'live', of: '3' })).toMatchObject({
      view: 'parcels',
      filters: { state: 'live', batch: '3' },
    });
  });

  it('takes the orders that another screen sends', () => {
    expect(chosenIn({ ...PACKING_STATE, chosen: '12,x,,-1,7' })).toEqual([12, 7]);
    expect(chosenIn(PACKING_STATE)).toEqual([]);
  });

  it.each([
    [{ orders: [{ id: 1, message: 'm' }] }, [{ id: 1, message: 'm' }]],
    [{ orders: [null, { id: 'x' }] }, []],
    [{ orders: 'x' }, []],
    [null, []],
  ])('reads the reasons %j of a refused batch', (details, read) => {
    expect(obstaclesIn(details)).toEqual(read);
  });
});
