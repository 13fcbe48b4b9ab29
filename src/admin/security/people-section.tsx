'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { isAdmin } from '@/domain/roles';
import { cx } from '@/storefront/ui/classes';
import { activityOfPath, subjectPath } from '../activity/subjects';
import { AdminApiError } from '../api/client';
import { QueryStates } from '../ui/load-states';
import { Moment } from './moment';
import { shopPeopleQuery } from './queries';
import { Section } from './section';

const HEAD = 'whitespace-nowrap px-5 py-2 font-semibold text-slate-600 text-xs uppercase tracking-wide';
const CELL = 'px-5 py-3 max-md:block max-md:p-0';
const LINK = 'text-blue-900 underline underline-offset-2 hover:no-underline';

/** Staff and admins, and who of them has a second factor. @param own one's own name */
export function PeopleSection({ own }: { own: string | undefined }) {
  const query = useQuery(shopPeopleQuery());
  const { data: people } = query;
  const protectedPeople = people?.filter(({ two_factor_since: since }) => since !== null).length;
  return (
    <Section
      id="people-heading"
      title="People of the shop"
      text="Staff and admins. Somebody who has lost their second factor gets it reset in their account."
      action={
        people && (
          <p className="text-slate-600 text-sm tabular-nums">
            {protectedPeople} of {people.length} with a second factor
          </p>
        )
      }
    >
      <QueryStates query={query} failure={failureOf} />
      {people && (
        <div className="overflow-x-auto rounded-xl border border-slate-200 bg-white">
          <table className="w-full text-start text-sm max-md:block">
            <caption className="sr-only">People of the shop</caption>
            <thead className="border-slate-200 border-b bg-slate-50 max-md:sr-only">
              <tr>
                {['Account', 'Role', 'Second factor', 'Activity'].map((title) => (
                  <th key={title} scope="col" className={HEAD}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-slate-200 max-md:block">
              {people.map(({ id, username, role, two_factor_since: since }) => (
                <tr
                  key={id}
                  className="hover:bg-slate-50 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:gap-y-1 max-md:p-4"
                >
                  <td className={cx(CELL, 'wrap-anywhere w-full')}>
                    <a href={subjectPath('users', id) ?? undefined} className={cx(LINK, 'font-medium')}>
                      {username}
                    </a>
                    {username === own && <span className="text-slate-600"> (you)</span>}
                  </td>
                  <td className={cx(CELL, 'whitespace-nowrap text-slate-700 max-md:text-end')}>
                    {isAdmin({ role }) ? 'Admin' : 'Staff'}
                  </td>
                  <td
                    className={cx(
                      CELL,
                      'whitespace-nowrap',
                      since === null ? 'font-medium text-amber-800' : 'text-green-800',
                    )}
                  >
                    {since === null ? (
                      'Off'
                    ) : (
                      <>
                        On since <Moment at={since} />
                      </>
                    )}
                  </td>
                  <td className={cx(CELL, 'max-md:text-end')}>
                    <Link
                      href={activityOfPath(username)}
                      prefetch={false}
                      aria-label={`Activity of ${username}`}
                      className={LINK}
                    >
                      Activity
                    </Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}

function failureOf(error: Error): string {
  const isFactorMissing = error instanceof AdminApiError && error.flags.has('two_factor_setup_required');
  return isFactorMissing
    ? 'The shop asks its people for a second factor: set yours up first.'
    : 'Failed to load the people of the shop.';
}
