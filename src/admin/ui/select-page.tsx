import type { Selection } from '../lib/use-selection';
import { Checkbox } from './checkbox';

type SelectPageProps = {
  id: string;
  /** of the rows on this page */
  ids: readonly number[];
  selection: Selection;
  label: string;
  /** beside the checkbox on a phone, where the table has no headings */
  shortLabel: string;
};

/** The first heading of a table whose rows can be ticked: ticks all of them. */
export function SelectPage({ id, ids, selection, label, shortLabel }: SelectPageProps) {
  const chosenHere = ids.filter((row) => selection.chosen.has(row)).length;
  return (
    <th scope="col" className="w-10 ps-2 max-md:block max-md:w-auto">
      <div className="flex items-center">
        <Checkbox
          id={id}
          label={label}
          checked={ids.length > 0 && chosenHere === ids.length}
          isMixed={chosenHere > 0 && chosenHere < ids.length}
          onChange={({ target }) => selection.choose(ids, target.checked)}
        />
        <label htmlFor={id} aria-hidden className="cursor-pointer py-2 text-slate-700 md:hidden">
          {shortLabel}
        </label>
      </div>
    </th>
  );
}
