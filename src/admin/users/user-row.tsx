import { cx } from '@/client/classes';
import type { ListedUser } from '@/contract/admin/users';
import { officeUserScreenWords } from '@/words/en/user-screens';
import { officeRoleWords } from '@/words/en/users';
import { Day } from '../ui/moment';
import { fullName } from './full-name';
import { StateBadge } from './state-badge';

/** On a phone a card: name and state; address; role, second factor and last login. */
const ROW =
  'relative cursor-pointer hover:bg-slate-50 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:p-4';
const CELL = 'px-4 py-3 align-top max-md:p-0';
const LABEL = 'text-slate-600 md:hidden';

type UserRowProps = { user: ListedUser; isOwn: boolean; onOpen: () => void };

export function UserRow({ user, isOwn, onOpen }: UserRowProps) {
  const { username, email, role, state, last_login: last, two_factor: hasFactor } = user;
  const name = fullName(user);
  return (
    <tr className={ROW}>
      <td className={cx(CELL, 'w-1/2 max-md:w-auto')}>
        <button
          type="button"
          aria-label={officeUserScreenWords.open(username)}
          onClick={onOpen}
          className="wrap-anywhere cursor-pointer text-start font-medium text-blue-900 underline-offset-2 after:absolute after:inset-0 hover:underline"
        >
          <bdi>{name || username}</bdi>
        </button>
        {isOwn && <span className="text-slate-600"> {officeUserScreenWords.you}</span>}
        <span className="wrap-anywhere block text-slate-600 text-xs">
          {name && `${username} · `}
          {email}
        </span>
      </td>
      <td className={cx(CELL, 'whitespace-nowrap text-slate-700 max-md:row-start-2 max-md:text-xs')}>
        {officeRoleWords[role]}
      </td>
      <td className={cx(CELL, 'max-md:text-end')}>
        <StateBadge state={state} />
      </td>
      <td
        className={cx(
          CELL,
          'whitespace-nowrap max-md:row-start-3 max-md:text-xs',
          hasFactor ? 'text-green-800' : 'text-slate-600',
        )}
      >
        <span className={LABEL}>{officeUserScreenWords.columns.factor}: </span>
        {hasFactor ? officeUserScreenWords.factor : officeUserScreenWords.noFactor}
      </td>
      <td
        className={cx(
          CELL,
          'whitespace-nowrap text-slate-700 text-xs max-md:col-span-2 max-md:row-start-4 md:text-end',
        )}
      >
        <span className={LABEL}>{officeUserScreenWords.columns.lastLogin}: </span>
        {last === null ? officeUserScreenWords.never : <Day at={last} />}
      </td>
    </tr>
  );
}
