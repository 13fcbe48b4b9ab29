import Link from 'next/link';
import type { AuditLogEntry } from '@/contract/admin/audit';
import { officeActivityWords } from '@/words/en/activity';
import { Moment } from '../ui/moment';
import { type Detail, type EntryWords, entryWords } from './entry-words';

const CELL = 'px-4 py-3 align-top max-md:block max-md:p-0';

/** A row of the table; on a phone a card. */
export function EntryRow({ entry }: { entry: AuditLogEntry }) {
  const { details, ...sentence } = entryWords(entry);
  const isChange = entry.action === 'update' || entry.action === 'role';
  return (
    <tr className="hover:bg-slate-50 max-md:flex max-md:flex-col max-md:gap-1 max-md:p-4">
      <td className={`${CELL} whitespace-nowrap text-slate-600 text-xs tabular-nums max-md:order-2 md:py-3.5`}>
        <Moment at={entry.at} />
      </td>
      <td className={`${CELL} w-full max-md:order-1`}>
        <p className="wrap-anywhere text-slate-900">
          <Sentence {...sentence} />
        </p>
        {details.length > 0 && (
          <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-slate-600 text-xs">
            {details.map((detail) => (
              <DetailLine key={detail.label} detail={detail} isChange={isChange} />
            ))}
          </dl>
        )}
      </td>
      <td className={`${CELL} whitespace-nowrap text-slate-600 text-xs max-md:order-3 md:py-3.5`}>
        {entry.address !== null && (
          <>
            <span className="md:sr-only">{officeActivityWords.fromAddress}</span>
            <span translate="no">{entry.address}</span>
          </>
        )}
      </td>
    </tr>
  );
}

function Sentence({ before, subject, after }: Omit<EntryWords, 'details'>) {
  return (
    <>
      {before}
      {subject?.path ? (
        <Link
          href={subject.path}
          prefetch={false}
          className="whitespace-nowrap font-medium text-blue-900 underline underline-offset-2 hover:no-underline"
        >
          {subject.text}
        </Link>
      ) : (
        subject?.text
      )}
      {after}
    </>
  );
}

/** A value, or the one before and after a change. */
function DetailLine({ detail: { label, before, after }, isChange }: { detail: Detail; isChange: boolean }) {
  return (
    <div className="flex min-w-0 flex-wrap gap-x-1">
      <dt>{officeActivityWords.label(label)}</dt>
      <dd className="wrap-anywhere min-w-0 text-slate-900">
        {isChange ? `${before ?? officeActivityWords.none} → ${after ?? officeActivityWords.none}` : (after ?? before)}
      </dd>
    </div>
  );
}
