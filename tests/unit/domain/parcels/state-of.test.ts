import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_SOURCE_NAMES, mayMove, type ParcelEvent, stateOf } from '@/domain/parcels/state-of';
import { FINAL_STATES, isLive, isParcelState, LIVE_STATES, PARCEL_STATES, stateRank } from '@/domain/parcels/states';

const states = fc.constantFrom(...PARCEL_STATES);
/** Few moments, so that many events share one. */
const event = fc.record<ParcelEvent>({
  state: states,
  occurredAt: fc.integer({ min: 0, max: 5 }),
  source: fc.constantFrom(...EVENT_SOURCE_NAMES),
});
const at = (occurredAt: number, state: ParcelEvent['state'], source: ParcelEvent['source'] = 'webhook') =>
  ({ occurredAt, state, source }) satisfies ParcelEvent;

describe('the states of a parcel', () => {
  it('are fourteen, in this order', () => {
    expect(PARCEL_STATES.join(' ')).toBe(
      'created picked_up in_transit at_hub ready_for_pickup out_for_delivery attempted on_hold delivered returning returned cancelled lost unknown',
    );
    expect(PARCEL_STATES.map(stateRank)).toEqual(PARCEL_STATES.map((_, index) => index));
  });

  it('are live from created to returning, and unknown', () => {
    expect(PARCEL_STATES.filter((state) => !LIVE_STATES.includes(state))).toEqual(['returned', 'cancelled', 'lost']);
    expect(PARCEL_STATES.filter(isLive)).toEqual(LIVE_STATES);
    expect(FINAL_STATES).toEqual(['delivered', 'returned', 'cancelled', 'lost']);
  });

  it('have no names from the prototype of objects', () => {
    expect(['delivered', 'constructor', 'Delivered', null, 8].filter(isParcelState)).toEqual(['delivered']);
  });
});

describe('the state of a parcel', () => {
  it.each<[string, ParcelEvent[], ParcelEvent['state']]>([
    ['created without events', [], 'created'],
    ['that of the latest', [at(3, 'attempted'), at(1, 'picked_up'), at(2, 'out_for_delivery')], 'attempted'],
    ['the later in the list', [at(1, 'returning'), at(1, 'attempted'), at(1, 'delivered')], 'returning'],
    ['unknown after an unknown word', [at(1, 'picked_up'), at(2, 'unknown')], 'unknown'],
  ])('is %s', (_, events, state) => {
    expect(stateOf(events)).toBe(state);
  });

  it('is moved only by persons after the delivery', () => {
    const delivered = [at(2, 'delivered')];
    expect(stateOf([...delivered, at(3, 'out_for_delivery'), at(4, 'returning', 'import')])).toBe('delivered');
    expect(stateOf([...delivered, at(3, 'attempted', 'person')])).toBe('attempted');
    expect(stateOf([...delivered, at(3, 'attempted', 'person'), at(4, 'returning')])).toBe('returning');
    const sources = ['webhook', 'import', 'person'] as const;
    expect(sources.filter((source) => mayMove(delivered, source))).toEqual(['person']);
  });

  it('is moved only by persons after a decided return, by couriers after a return that is not decided yet', () => {
    expect(stateOf([at(2, 'returned', 'return'), at(3, 'delivered')])).toBe('returned');
    expect(stateOf([at(2, 'returned'), at(3, 'at_hub')])).toBe('at_hub');
    expect(mayMove([at(2, 'returned')], 'webhook')).toBe(true);
    expect(mayMove([at(2, 'returned', 'return')], 'webhook')).toBe(false);
  });

  it('is never moved by a hand-over that is noted after the news of the courier', () => {
    const noted = (occurredAt: number) => at(occurredAt, 'picked_up', 'hand-over');
    expect(stateOf([noted(5)])).toBe('picked_up');
    expect(stateOf([at(1, 'created'), noted(5)])).toBe('picked_up');
    expect(stateOf([at(1, 'delivered'), noted(5)])).toBe('delivered');
    expect(stateOf([at(1, 'at_hub', 'import'), at(2, 'unknown', 'import'), noted(5)])).toBe('unknown');
    expect(stateOf([noted(5), at(6, 'in_transit')])).toBe('in_transit');
    // A person who took the parcel back to the shop knew better than the courier before.
    expect(stateOf([at(1, 'in_transit'), at(2, 'created', 'person'), noted(5)])).toBe('picked_up');
    // What a person sets is a correction, not a note.
    expect(stateOf([at(1, 'delivered'), at(5, 'picked_up', 'person')])).toBe('picked_up');
  });

  it('is the same with and without a hand-over once the courier says where the parcel is', () => {
    const news = event.filter(({ source, state }) => ['import', 'webhook'].includes(source) && state !== 'created');
    const moments = fc.integer({ min: 0, max: 7 });
    fc.assert(
      fc.property(fc.array(news, { minLength: 1 }), moments, (events, moment) => {
        expect(stateOf([...events, at(moment, 'picked_up', 'hand-over')])).toBe(stateOf(events));
      }),
    );
  });

  it('depends on the set of events alone, not on their order or repetition', () => {
    const shuffled = fc
      .array(event, { minLength: 1, maxLength: 8 })
      .chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length }), fc.subarray(events)),
      );
    fc.assert(
      fc.property(shuffled, ([events, others, repeated]) => {
        expect(stateOf([...others, ...repeated])).toBe(stateOf(events));
      }),
    );
  });

  it('is, without deliveries and decided returns, that of the latest moment', () => {
    const open = event.filter(
      ({ state, source }) => state !== 'delivered' && !['return', 'hand-over'].includes(source),
    );
    fc.assert(
      fc.property(fc.array(open, { minLength: 1 }), (events) => {
        const latest = Math.max(...events.map(({ occurredAt }) => occurredAt));
        const ranks = events.filter(({ occurredAt }) => occurredAt === latest).map(({ state }) => stateRank(state));
        expect(stateOf(events)).toBe(PARCEL_STATES[Math.max(...ranks)]);
      }),
    );
  });

  it('never changes by a later event of a courier where mayMove denies it', () => {
    fc.assert(
      fc.property(fc.array(event), states, (events, state) => {
        const later = stateOf([...events, at(9, state)]);
        expect(later).toBe(mayMove(events, 'webhook') ? state : stateOf(events));
      }),
    );
  });
});
