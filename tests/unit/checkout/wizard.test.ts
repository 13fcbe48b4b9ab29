import { describe, expect, it } from 'vitest';
import { moveWizard, openWizard, readStep, type Step, type WizardState } from '@/storefront/checkout/wizard';

const at = (step: Step): WizardState => ({ step, confirmation: null });
const confirmation = { orderId: 12, total: 1500, email: 'a@b.dz', areChangesLost: false };
const confirmed: WizardState = { step: 5, confirmation };

describe('moving through the checkout', () => {
  const emptied = { type: 'cart-emptied' } as const;

  it.each<[string, WizardState, Parameters<typeof moveWizard>[1], WizardState]>([
    ['goes forward one step', at(1), { type: 'next', from: 1 }, at(2)],
    ['goes forward one step in the middle', at(3), { type: 'next', from: 3 }, at(4)],
    ['goes forward up to the payment', at(4), { type: 'next', from: 4 }, at(4)],
    ['moves once when the same step is passed twice', at(3), { type: 'next', from: 2 }, at(3)],
    ['goes back one step', at(4), { type: 'previous' }, at(3)],
    ['goes back to the first step', at(2), { type: 'previous' }, at(1)],
    ['goes back down to the first', at(1), { type: 'previous' }, at(1)],
    ['jumps back to a step that lacks something', at(4), { type: 'go-back-to', step: 2 }, at(2)],
    ['never jumps forward', at(2), { type: 'go-back-to', step: 4 }, at(2)],
    ["shows the earlier step that the browser's history leads to", at(4), { type: 'show', step: 2 }, at(2)],
    ["shows the later step that the browser's history leads to", at(1), { type: 'show', step: 3 }, at(3)],
    ['shows no confirmation out of the history', at(4), { type: 'show', step: 5 }, at(4)],
    ['returns to the first step when the cart becomes empty', at(3), emptied, at(1)],
    ['shows the confirmation once the order is accepted', at(4), { type: 'order-accepted', confirmation }, confirmed],
    ['stays at the confirmation when the cart is cleared', confirmed, emptied, confirmed],
    ['stays at the confirmation on the way back', confirmed, { type: 'previous' }, confirmed],
    ['stays at the confirmation on the way forward', confirmed, { type: 'next', from: 5 }, confirmed],
  ])('%s', (_, from, action, to) => {
    expect(moveWizard(from, action)).toEqual(to);
  });
});

it.each([
  ['where a reload left it', { storedStep: 3, furthestStep: 4, confirmation: null }, at(3)],
  ['no further than what is filled in', { storedStep: 4, furthestStep: 2, confirmation: null }, at(2)],
  ['at the confirmation that was shown last', { storedStep: 1, furthestStep: 1, confirmation }, confirmed],
] as const)('the checkout opens %s', (_, stored, state) => {
  expect(openWizard(stored)).toEqual(state);
});

it('a stored step is read, and the first from anything else', () => {
  expect(['3', '5', '0', 'x', '', null].map(readStep)).toEqual([3, 1, 1, 1, 1, 1]);
});
