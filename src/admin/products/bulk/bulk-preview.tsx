import type { BulkRefusal, BulkPreview as Preview, ShownValues } from '@/contract/admin/product/product-bulk';
import { officeBulkProductWords } from '@/words/en/catalogue/bulk-products';
import { officeProductsWords } from '@/words/en/catalogue/products';
import { backOfficeAmount } from '../../lib/format';

const words = officeBulkProductWords;

/** Old and new of the products, what will be left as it is, and what looks like a slip. */
export function BulkPreview({ preview }: { preview: Preview }) {
  const { changed, unchanged, refused, lowest, rows, refusals } = preview;
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold text-slate-900">
        {words.summary({ changed, unchanged, refused })}
      </p>
      {lowest > 0 && (
        <p role="alert" className="rounded-lg border border-amber-300 bg-amber-50 px-3 py-2 text-amber-950 text-sm">
          {words.lowest(lowest)}
        </p>
      )}
      {rows.length > 0 && (
        // Reached by the keyboard, which then scrolls the dialog.
        <div
          {...{ tabIndex: 0, role: 'region', 'aria-label': words.previewCaption }}
          className="overflow-x-auto rounded-lg border border-slate-200"
        >
          <table className="w-full text-start text-sm">
            <thead className="bg-slate-50 text-slate-600 text-xs">
              <tr>
                <th scope="col" className="px-3 py-2 text-start font-semibold">
                  {officeProductsWords.columns.product}
                </th>
                <th scope="col" className="px-3 py-2 text-end font-semibold">
                  {words.old}
                </th>
                <th scope="col" className="px-3 py-2 text-end font-semibold">
                  {words.new}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-slate-200">
              {rows.map(({ id, title, reference, old, new: next }) => (
                <tr key={id}>
                  <td className="wrap-anywhere px-3 py-2">
                    {title} {reference && <span className="text-slate-600 text-xs">{reference}</span>}
                  </td>
                  <td className="px-3 py-2 text-end text-slate-600 tabular-nums">{shownValue(old)}</td>
                  <td className="px-3 py-2 text-end font-semibold tabular-nums">{shownValue(next)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {changed > rows.length && <p className="text-slate-600 text-sm">{words.more(changed - rows.length)}</p>}
      <Refusals title={words.leftOut} refusals={refusals} count={refused} />
    </div>
  );
}

/** Products that are left as they are, each with its reason. */
export function Refusals({
  title,
  refusals,
  count,
}: {
  title: string;
  refusals: readonly BulkRefusal[];
  count: number;
}) {
  if (count === 0) return null;
  return (
    <details open={count <= 5} className="text-slate-800 text-sm">
      <summary className="cursor-pointer py-1 font-medium">{title}</summary>
      <ul className="grid max-h-48 gap-1 overflow-y-auto ps-4">
        {refusals.map(({ id, title: product, message }) => (
          <li key={id} className="wrap-anywhere">
            {words.refusal(product, message)}
          </li>
        ))}
      </ul>
      {count > refusals.length && <p className="ps-4 text-slate-600">{words.more(count - refusals.length)}</p>}
    </details>
  );
}

/** The values of one product, as people read them. */
function shownValue({ price, published, categories, tags }: ShownValues): string {
  const names = (items: readonly { name: string }[]) => items.map(({ name }) => name).join(', ') || words.none;
  return [
    ...(price === undefined ? [] : [price === null ? officeProductsWords.noPrice : backOfficeAmount(price)]),
    ...(published === undefined ? [] : [published ? officeProductsWords.published : officeProductsWords.unpublished]),
    ...(categories ? [names(categories)] : []),
    ...(tags ? [names(tags)] : []),
  ].join(' · ');
}
