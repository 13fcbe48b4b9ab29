import { describe, expect, it } from 'vitest';
import { moveWizard, openWizard, readStep, type Step, type WizardState } from '@/storefront/checkout/wizard';

const at = (step: Step): WizardState => ({ step, confirmation: null });
const confirmation = { orderId: 12, total: 1500, email: 'a@b.dz', areChangesLost: false };
const confirmed: WizardState = { step: 5, confirmation };

describe('moving through the checkout', () => {
  it('goes forward one step at a time, up to the payment', () => {
    const steps: Step[] = [1, 2, 3, 4];
    expect(steps.map((from) => moveWizard(at(from), { type: 'next', from }).step)).toEqual([2, 3, 4, 4]);
  });

  it('moves once when the same step is passed twice', () => {
    const once = moveWizard(at(2), { type: 'next', from: 2 });
    expect(moveWizard(once, { type: 'next', from: 2 })).toEqual(at(3));
  });

  it('goes back one step at a time, down to the first', () => {
    const steps: Step[] = [4, 3, 2, 1];
    expect(steps.map((step) => moveWizard(at(step), { type: 'previous' }).step)).toEqual([3, 2, 1, 1]);
  });

  it('jumps back to a step that lacks something, never forward', () => {
    expect(moveWizard(at(4), { type: 'go-back-to', step: 2 }).step).toBe(2);
    expect(moveWizard(at(2), { type: 'go-back-to', step: 4 }).step).toBe(2);
  });

  it("shows the step that the browser's history leads to, never the confirmation", () => {
    expect(moveWizard(at(4), { type: 'show', step: 2 })).toEqual(at(2));
    expect(moveWizard(at(1), { type: 'show', step: 3 })).toEqual(at(3));
    expect(moveWizard(at(4), { type: 'show', step: 5 })).toEqual(at(4));
  });

  it('returns to the first step when the cart becomes empty', () => {
    expect(moveWizard(at(3), { type: 'cart-emptied' })).toEqual(at(1));
  });

  it('shows the confirmation once the order is accepted', () => {
    expect(moveWizard(at(4), { type: 'order-accepted', confirmation })).toEqual(confirmed);
  });

  it('stays at the confirmation, also when the cart is cleared', () => {
    expect(moveWizard(confirmed, { type: 'cart-emptied' })).toBe(confirmed);
    expect(moveWizard(confirmed, { type: 'previous' })).toBe(confirmed);
    expect(moveWizard(confirmed, { type: 'next', from: 5 })).toBe(confirmed);
  });
});

describe('opening the checkout', () => {
  it('opens if a reload left it', () => {
    expect(openWizard({ storedStep: 3, furthestStep: 4, confirmation: null })).toEqual(at(3));
  });

  it('opens no further than what is filled in', () => {
    expect(openWizard({ storedStep: 4, furthestStep: 2, confirmation: null })).toEqual(at(2));
  });

  it('opens at the confirmation that was shown last', () => {
    expect(openWizard({ storedStep: 1, furthestStep: 1, confirmation })).toEqual(confirmed);
  });

  it('reads a stored step, and the first from anything else', () => {
    expect(['3', '5', '0', 'x', '', null].map(readStep)).toEqual([3, 1, 1, 1, 1, 1]);
  });
});
