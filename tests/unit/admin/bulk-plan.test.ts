import { describe, expect, it } from 'vitest';
import { areUnchanged, formerFees, planChange } from '@/admin/shipping/bulk-plan';
import type { AdminWilaya } from '@/contract/admin/wilayas';

const wilaya = (id: number, price: string, desk_price: string | null): AdminWilaya => ({
  id,
  name: `W${id}`,
  price,
  code: null,
  name_ar: '',
  desk_price,
  days: '2-3',
  updated_at: `2026-11-20T09:30:0${id}.000Z`,
});
const chosen = [wilaya(1, '400.00', '300.00'), wilaya(2, '600.00', null), wilaya(3, '440.00', '310.50')];

describe('the plan of a change', () => {
  it.each([
    ['home', 'percent', '10', { 1: 440, 2: 660, 3: 484 }],
    ['home', 'add', '-50,5', { 1: 349.5, 2: 549.5, 3: 389.5 }],
    ['home', 'set', '440', { 1: 440, 2: 440 }],
    ['desk', 'add', '10', { 1: 310, 3: 320.5 }],
    ['home', 'set', '', {}],
  ] as const)('of %s by %s %s gives %j', (target, kind, amount, after) => {
    const plan = planChange(chosen, { target, kind, amount });
    expect(Object.fromEntries(plan.after)).toEqual(after);
    expect(plan.withoutDesk).toBe(target === 'desk' ? 1 : 0);
    expect([plan.problem, plan.refused]).toEqual([null, null]);
  });

  it('names an unreadable amount, and the first wilaya with an impossible fee', () => {
    expect(planChange(chosen, { target: 'home', kind: 'add', amount: 'x' }).problem?.code).toBe('numberUnreadable');
    expect(planChange(chosen, { target: 'home', kind: 'add', amount: '-450' }).refused).toEqual({
      name: 'W1',
      problem: { code: 'feeNegative' },
    });
  });

  it('is undone by the table of the former fees', async () => {
    expect(await formerFees(chosen.slice(0, 2)).text()).toBe(
      'wilaya_id,home,desk,days\r\n1,400.00,300.00,2-3\r\n2,600.00,,2-3\r\n',
    );
    expect(areUnchanged(chosen.slice(0, 1), chosen)).toBe(true);
    expect(areUnchanged(chosen, [])).toBe(false);
    expect(areUnchanged([{ ...wilaya(1, '1.00', null), updated_at: 'x' }], chosen)).toBe(false);
  });
});
