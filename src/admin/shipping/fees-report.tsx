import { cx } from '@/client/classes';
import type { FeeLineAnswer } from '@/contract/admin/fees';
import { officeShippingWords } from '@/words/en/catalogue/shipping';
import { Banner } from '../ui/banner';

/** More would be of no use to anybody. */
const MAX_SHOWN = 100;

const words = officeShippingWords.file;

/** What a file would change, and which lines are wrong; wrong lines first. */
export function FeesReport({ lines }: { lines: readonly FeeLineAnswer[] }) {
  const refused = lines.filter(({ verdict }) => verdict === 'refused');
  const updated = lines.filter(({ verdict }) => verdict === 'updated');
  const listed = [...refused, ...updated];
  return (
    <>
      <p className="font-semibold text-slate-900 text-sm">
        {words.summary(updated.length, lines.length - listed.length, refused.length)}
      </p>
      {refused.length > 0 && <Banner kind="error" text={words.wrong} />}
      {listed.length > 0 && (
        <ul aria-label={words.lines} className="divide-y divide-slate-200 rounded-lg border border-slate-200 text-sm">
          {listed.slice(0, MAX_SHOWN).map(({ line, place, verdict, messages }) => (
            <li key={line} className="flex flex-wrap gap-x-3 px-3 py-2">
              <span className="font-medium text-slate-900">{words.line(line, place)}</span>
              <span className={cx('min-w-0 break-words', verdict === 'refused' ? 'text-red-700' : 'text-slate-700')}>
                {messages.join(verdict === 'refused' ? ' ' : ', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {listed.length > MAX_SHOWN && <p className="text-slate-600 text-sm">{words.more(listed.length - MAX_SHOWN)}</p>}
    </>
  );
}
