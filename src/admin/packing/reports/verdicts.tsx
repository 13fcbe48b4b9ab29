import { cx } from '@/client/classes';
import { IMPORT_VERDICTS, type ImportAnswer, type ImportVerdict } from '@/contract/admin/parcels';
import { officePackingWords } from '@/words/en/orders/packing';
import { ScrollBox } from '../../ui/scroll-box';

type Lines = ImportAnswer['lines'];

/** More would be of no use to anybody. */
const MAX_SHOWN = 200;

/** What needs attention comes first. */
const ORDER: readonly ImportVerdict[] = ['unknown-word', 'unknown-order', 'refused', 'updated', 'same'];

/** Verdicts whose whole line is shown, so that it can be compared with the file. */
const AS_IT_CAME: readonly ImportVerdict[] = ['unknown-word', 'unknown-order', 'refused'];

const COLORS: Record<ImportVerdict, string> = {
  updated: 'text-green-800',
  same: 'text-slate-600',
  'unknown-order': 'text-red-700',
  'unknown-word': 'text-amber-900',
  refused: 'text-red-700',
};

const words = officePackingWords.report;

/** What each line of a file does, or would do. */
export function Verdicts({ lines }: { lines: Lines }) {
  const counts = IMPORT_VERDICTS.flatMap((verdict) => {
    const count = lines.filter((line) => line.verdict === verdict).length;
    return count === 0 ? [] : [{ verdict, count }];
  });
  const sorted = lines.toSorted((one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict));
  return (
    <>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 font-semibold text-sm tabular-nums">
        {counts.map(({ verdict, count }) => (
          <li key={verdict} className={COLORS[verdict]}>
            {words.counted(count, words.verdicts[verdict])}
          </li>
        ))}
      </ul>
      <ScrollBox label={words.caption} className="rounded-lg">
        <table className="w-full text-start text-sm max-md:block">
          <caption className="sr-only">{words.caption}</caption>
          <thead className="bg-slate-50 text-slate-600 text-xs max-md:sr-only">
            <tr>
              {Object.values(words.columns).map((heading) => (
                <th key={heading} scope="col" className="px-3 py-2 text-start font-semibold">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-slate-200 max-md:block">
            {sorted.slice(0, MAX_SHOWN).map(({ line, reference, typed, verdict, message }) => (
              <tr
                key={line}
                className="max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:gap-x-3 max-md:p-3"
              >
                <td className="px-3 py-2 text-slate-600 tabular-nums max-md:p-0">{line}</td>
                <td className="wrap-anywhere px-3 py-2 font-medium tabular-nums max-md:p-0">
                  <bdi>{reference}</bdi>
                  {AS_IT_CAME.includes(verdict) &&
                    [...new Set(typed)].map((text) => (
                      <bdi key={text} className="block font-normal text-slate-600 text-xs">
                        {text}
                      </bdi>
                    ))}
                </td>
                <td className={cx('whitespace-nowrap px-3 py-2 font-medium max-md:p-0', COLORS[verdict])}>
                  {words.verdicts[verdict]}
                </td>
                <td className="px-3 py-2 text-slate-700 max-md:col-span-3 max-md:p-0">{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {sorted.length > MAX_SHOWN && <p className="text-slate-600 text-sm">{words.more(sorted.length - MAX_SHOWN)}</p>}
    </>
  );
}
