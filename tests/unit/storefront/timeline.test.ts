import { expect, it } from 'vitest';
import { timelineOf } from '@/storefront/tracking/steps-list';

const at = '2026-11-20T09:30:00.000Z';

it.each([
  ['pending', ['processing', 'shipping', 'delivered']],
  ['processing', ['shipping', 'delivered']],
  ['shipping', ['delivered']],
  ['delivered', []],
  ['cancelled', []],
] as const)('the steps of an order of %s are what has happened and what is to come', (status, coming) => {
  const steps = [
    { key: 'pending' as const, label: 'Commande reçue', at },
    { key: status, label: 'Maintenant', at },
  ];

  const timeline = timelineOf({ status, steps });

  expect(timeline.slice(0, 2)).toEqual(steps);
  expect(timeline.slice(2)).toEqual(coming.map((key) => ({ key, label: expect.stringMatching(/\S/), at: null })));
});
