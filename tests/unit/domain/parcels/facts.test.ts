import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf, type ReportedEvent } from '@/domain/parcels/facts';
import { EVENT_SOURCE_NAMES } from '@/domain/parcels/state-of';
import { PARCEL_STATES } from '@/domain/parcels/states';

const event = (occurredAt: number, state: ReportedEvent['state'], more: Partial<ReportedEvent> = {}) =>
  ({ occurredAt, state, source: 'webhook', word: null, ...more }) satisfies ReportedEvent;

describe('what is known about a parcel', () => {
  it('is the same whatever the order of its events, and however often they come', () => {
    const anyEvent = fc.record({
      occurredAt: fc.integer({ min: 0, max: 5 }),
      state: fc.constantFrom(...PARCEL_STATES),
      source: fc.constantFrom(...EVENT_SOURCE_NAMES),
      // Of one moment and state the word is one: couriers have a word for a state.
      word: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 8 }), fc.func(fc.integer()), (events, key) => {
        const shuffled = [...events, ...events].toSorted((one, other) => key(one) - key(other));
        expect(factsOf(shuffled)).toEqual(factsOf(events));
      }),
    );
  });

  it('without events is a parcel in the shop', () => {
    const nothing = { courierWord: null, handedOverAt: null, deliveredAt: null, newsAt: null };
    expect(factsOf([])).toEqual({ state: 'created', ...nothing });
  });

  it('begins with the courier at the first sign that the courier has it', () => {
    const events = [event(5, 'delivered'), event(3, 'in_transit'), event(1, 'unknown', { word: 'Enregistré' })];

    const known = { courierWord: 'Enregistré', handedOverAt: 3, deliveredAt: 5, newsAt: 5 };
    expect(factsOf(events)).toEqual({ state: 'delivered', ...known });
  });

  it('forgets a hand-over that somebody takes back', () => {
    const handedOver = event(1, 'picked_up', { source: 'person' });
    const takenBack = event(2, 'created', { source: 'person' });

    expect(factsOf([handedOver, takenBack])).toMatchObject({ state: 'created', handedOverAt: null });
    expect(factsOf([handedOver, takenBack, event(3, 'at_hub')])).toMatchObject({ state: 'at_hub', handedOverAt: 3 });
    // A courier's own 'created' is about its files, not about the box.
    expect(factsOf([handedOver, event(2, 'created')])).toMatchObject({ handedOverAt: 1 });
  });

  it('has no moment of delivery once it is not delivered any more', () => {
    const events = [event(1, 'delivered'), event(2, 'returning', { source: 'person' })];

    expect(factsOf(events)).toMatchObject({ state: 'returning', deliveredAt: null });
  });

  it("keeps the courier's latest word beside what a person set", () => {
    const events = [event(1, 'in_transit', { word: 'Transfert' }), event(2, 'lost', { source: 'person' })];

    expect(factsOf(events)).toMatchObject({ state: 'lost', courierWord: 'Transfert' });
  });

  it('of a withdrawn parcel are moved by people alone', () => {
    const events = [event(1, 'cancelled', { source: 'person' }), event(2, 'delivered', { word: 'Livré' })];
    const found = [...events, event(3, 'picked_up', { source: 'person' })];

    const nothing = { courierWord: 'Livré', handedOverAt: null, deliveredAt: null };
    expect(factsOf(events, { isWithdrawn: true })).toMatchObject({ state: 'cancelled', ...nothing });
    expect(factsOf(found, { isWithdrawn: true })).toMatchObject({ state: 'picked_up', handedOverAt: 3 });
    expect(factsOf(events)).toMatchObject({ state: 'delivered', handedOverAt: 2 });
  });
});
