import { describe, expect, it } from 'vitest';
import { accountState, isLastAdmin, maySignIn } from '@/domain/accounts/account-state';

const at = '2026-11-29T12:00:00Z';

describe('the state of an account', () => {
  it.each([
    ['active', null, null],
    ['active', undefined, undefined],
    ['invited', at, null],
    ['disabled', null, at],
    ['disabled', at, at],
  ] as const)('is %s', (state, invitedAt, disabledAt) => {
    expect(accountState({ invitedAt, disabledAt })).toBe(state);
    expect(maySignIn(accountState({ invitedAt, disabledAt }))).toBe(state === 'active');
  });
});

describe('the last admin', () => {
  const person = (id: number, role: string, state: Parameters<typeof maySignIn>[0]) => ({ id, role, state });

  it('is the only one who can sign in', () => {
    const accounts = [person(1, 'admin', 'active'), person(2, 'admin', 'invited'), person(3, 'admin', 'disabled')];
    expect(isLastAdmin([...accounts, person(4, 'clerk', 'active')], 1)).toBe(true);
    expect(isLastAdmin([...accounts, person(4, 'admin', 'active')], 1)).toBe(false);
  });

  it('is nobody who cannot sign in, or is no admin', () => {
    const accounts = [person(1, 'admin', 'active'), person(2, 'admin', 'disabled'), person(3, 'staff', 'active')];
    expect([2, 3, 4].map((id) => isLastAdmin(accounts, id))).toEqual([false, false, false]);
  });

  it('is nobody in a shop without one', () => {
    expect(isLastAdmin([], 1)).toBe(false);
  });
});
