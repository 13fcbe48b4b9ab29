import { expect, it } from 'vitest';
import { timelineOf } from '@/admin/orders/timeline/timeline';
import type { AdminOrder } from '@/contract/admin/orders';

it('is everything that happened, oldest first, a call before the status that it led to', () => {
  const order = {
    status_history: [
      { status: 'pending', at: '2026-11-25T08:00:00.000Z', by: 'guest' },
      { status: 'processing', at: '2026-11-25T10:00:00.000Z', by: 'amel' },
    ],
    confirmation: {
      calls: [
        { at: '2026-11-25T09:00:00.000Z', by: 'amel', result: 'no-answer', note: null },
        { at: '2026-11-25T10:00:00.000Z', by: 'amel', result: 'confirmed', note: 'Yes' },
      ],
    },
    notes: [{ at: '2026-11-25T09:30:00.000Z', by: 'sami', text: 'Call the neighbour' }],
    amendments: [{ at: '2026-11-25T11:00:00.000Z', by: 'sami', reason: 'Two, not one', changes: {} }],
  } as unknown as AdminOrder;

  expect(timelineOf(order).map(({ kind, by }) => `${kind} ${by}`)).toEqual([
    'status guest',
    'call amel',
    'note sami',
    'call amel',
    'status amel',
    'amendment sami',
  ]);
});
