import { cx } from '@/client/classes';
import type { AccountState } from '@/domain/accounts/account-state';
import { officeUsersWords } from '@/words/en/users';

const COLOURS: Record<AccountState, string> = {
  active: 'bg-green-100 text-green-900',
  invited: 'bg-amber-100 text-amber-950',
  disabled: 'bg-slate-200 text-slate-800',
};

/** Whether the owner of an account can sign in. */
export function StateBadge({ state }: { state: AccountState }) {
  return (
    <span className={cx('whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-xs', COLOURS[state])}>
      {officeUsersWords.states[state]}
    </span>
  );
}
