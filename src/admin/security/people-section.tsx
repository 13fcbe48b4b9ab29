'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { cx } from '@/client/classes';
import { isAdmin } from '@/domain/roles';
import { activityOfPath, subjectPath } from '../activity/subjects';
import { AdminApiError } from '../api/client';
import { DataTable } from '../ui/data-table';
import { QueryStates } from '../ui/load-states';
import { Moment } from './moment';
import { shopPeopleQuery } from './queries';
import { Section } from './section';

const COLUMNS = ['Account', 'Role', 'Second factor', 'Activity'].map((heading) => ({ heading }));
const CELL = 'px-4 py-3 max-md:block max-md:p-0';
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
        <DataTable caption="People of the shop" columns={COLUMNS} isOutdated={false}>
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
        </DataTable>
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
