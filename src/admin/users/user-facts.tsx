import Link from 'next/link';
import type { ReactNode } from 'react';
import type { ListedUser } from '@/contract/admin/users';
import { officeUserScreenWords } from '@/words/en/user-screens';
import { activityOfPath } from '../lib/paths';
import { Moment } from '../ui/moment';
import { StateBadge } from './state-badge';

/** Who it is, whether they can sign in, and when they last did. */
export function UserFacts({ user }: { user: ListedUser }) {
  return (
    <dl className="grid gap-x-4 gap-y-3 text-sm sm:grid-cols-2">
      <Fact label={officeUserScreenWords.username}>{user.username}</Fact>
      <Fact label={officeUserScreenWords.email}>{user.email}</Fact>
      <Fact label={officeUserScreenWords.columns.state}>
        <StateBadge state={user.state} />
      </Fact>
      <Fact label={officeUserScreenWords.columns.lastLogin}>
        {user.last_login === null ? officeUserScreenWords.never : <Moment at={user.last_login} />}
        <Link
          href={activityOfPath(user.username)}
          prefetch={false}
          className="ms-3 text-blue-900 underline underline-offset-2 hover:no-underline"
        >
          {officeUserScreenWords.activity}
        </Link>
      </Fact>
      <div className="min-w-0 sm:col-span-2">
        <dt className="text-slate-600 text-xs">{officeUserScreenWords.columns.factor}</dt>
        <dd>
          <span className="font-medium">
            {user.two_factor ? officeUserScreenWords.factor : officeUserScreenWords.noFactor}
          </span>
          <span className="text-slate-600">
            {' '}
            · {user.two_factor ? officeUserScreenWords.factorOn : officeUserScreenWords.factorOff}
          </span>
        </dd>
      </div>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-slate-600 text-xs">{label}</dt>
      <dd className="wrap-anywhere font-medium">{children}</dd>
    </div>
  );
}
