import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventReader, type StreamEvent } from '@/admin/orders/live/event-reader';

function read(...pieces: string[]): { events: StreamEvent[]; last: string } {
  const events: StreamEvent[] = [];
  const push = eventReader((event) => events.push(event));
  return { last: pieces.map(push).at(-1) ?? '', events };
}

describe('a stream of events', () => {
  it('is read event by event; the id stays, comments are nothing', () => {
    const { events, last } = read(
      'retry: 2000\nid: 5:5:\n\n:\n\nevent: order\nid: 6:6:\ndata: {"id":1}\n\ndata: x\ndata:y\n\nid: 7',
    );
    expect(events).toEqual([
      { event: 'order', id: '6:6:', data: '{"id":1}' },
      { event: '', id: '6:6:', data: 'x\ny' },
    ]);
    expect(last).toBe('6:6:');
  });

  it('knows the id of the beginning before there is an event', () => {
    expect(read('retry: 2000\nid: 5:5:\n\n')).toEqual({ events: [], last: '5:5:' });
  });

  it('is the same wherever the line cuts it', () => {
    const event = fc.record({ id: fc.stringMatching(/^[0-9:,~]{1,9}$/), data: fc.jsonValue() });
    fc.assert(
      fc.property(fc.array(event), fc.array(fc.nat(200)), (sent, cuts) => {
        const text = sent.map(({ id, data }) => `event: order\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`).join('');
        const places = [...new Set([0, ...cuts.filter((cut) => cut < text.length), text.length])].toSorted(
          (a, b) => a - b,
        );
        const pieces = places.map((place, index) => text.slice(places[index - 1] ?? 0, place));
        const { events } = read(...pieces);
        expect(events).toEqual(sent.map(({ id, data }) => ({ event: 'order', id, data: JSON.stringify(data) })));
      }),
    );
  });
});
