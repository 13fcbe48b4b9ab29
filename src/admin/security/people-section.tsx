'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { isFlagged } from '@/client/api/api-error';
import { cx } from '@/client/classes';
import { parts } from '@/client/parts';
import { officeSecurityWords } from '@/words/en/security';
import { activityOfPath, userPath } from '../lib/paths';
import { DataTable } from '../ui/data-table';
import { QueryStates } from '../ui/load-states';
import { Moment } from '../ui/moment';
import { shopPeopleQuery } from './queries';
import { Section } from './section';

const columns = () =>
  [
    officeSecurityWords.people.account,
    officeSecurityWords.people.role,
    officeSecurityWords.people.factor,
    officeSecurityWords.people.activity,
  ].map((heading) => ({ heading }));
const CELL = 'px-4 py-3 max-md:block max-md:p-0';
const LINK = 'text-blue-900 underline underline-offset-2 hover:no-underline';

/** The people of the back office, with their second factors. @param own one's own user name */
export function PeopleSection({ own }: { own: string | undefined }) {
  const query = useQuery(shopPeopleQuery());
  const { data: people } = query;
  const protectedPeople = people?.filter(({ two_factor_since: since }) => since !== null).length;
  return (
    <Section
      id="people-heading"
      title={officeSecurityWords.people.title}
      text={officeSecurityWords.people.text}
      action={
        people && (
          <p className="text-slate-600 text-sm tabular-nums">
            {officeSecurityWords.people.protected(protectedPeople ?? 0, people.length)}
          </p>
        )
      }
    >
      <QueryStates query={query} failure={failureOf} />
      {people && (
        <DataTable caption={officeSecurityWords.people.title} columns={columns()} isOutdated={false}>
          {people.map(({ id, username, role, two_factor_since: since }) => (
            <tr
              key={id}
              className="hover:bg-slate-50 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:gap-y-1 max-md:p-4"
            >
              <td className={cx(CELL, 'wrap-anywhere w-full')}>
                <Link href={userPath(id)} prefetch={false} className={cx(LINK, 'font-medium')}>
                  {username}
                </Link>
                {username === own && <span className="text-slate-600"> {officeSecurityWords.people.you}</span>}
              </td>
              <td className={cx(CELL, 'whitespace-nowrap text-slate-700 max-md:text-end')}>
                {officeSecurityWords.people.roles[role]}
              </td>
              <td
                className={cx(
                  CELL,
                  'whitespace-nowrap',
                  since === null ? 'font-medium text-amber-800' : 'text-green-800',
                )}
              >
                {since === null
                  ? officeSecurityWords.off
                  : parts(
                      officeSecurityWords.onSince(<Moment className="whitespace-nowrap tabular-nums" at={since} />),
                    )}
              </td>
              <td className={cx(CELL, 'max-md:text-end')}>
                <Link
                  href={activityOfPath(username)}
                  prefetch={false}
                  aria-label={officeSecurityWords.people.activityOf(username)}
                  className={LINK}
                >
                  {officeSecurityWords.people.activity}
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
  const isFactorMissing = isFlagged(error, 'two_factor_setup_required');
  return isFactorMissing ? officeSecurityWords.people.factorFirst : officeSecurityWords.people.loadFailed;
}
