'use client';

import { useId } from 'react';
import type { MappedColumn } from '@/domain/import/map-columns';
import { officeColumnWords } from '@/words/en/columns';
import { INPUT_CLASS } from '../ui/text-field';

const words = officeColumnWords;

type ColumnChoiceProps = {
  columns: readonly MappedColumn[];
  /** the cells of the first lines */
  sample: readonly (readonly string[])[];
  /** all fields, by their names in calls */
  fields: readonly string[];
  /** where the answer is kept: 'the next files of Yalidine' */
  rememberedFor: string;
  isDisabled?: boolean;
  onChange: (columns: MappedColumn[]) => void;
};

/** Which column of a table is which field: as it was read, with its first cells, to be corrected. */
export function ColumnChoice({ columns, sample, fields, rememberedFor, isDisabled, onChange }: ColumnChoiceProps) {
  const id = useId();
  const choose = (place: number, field: string | null) =>
    onChange(
      columns.map((column, index) => {
        if (index === place) return { ...column, field };
        // A field is in one column: chosen here, it leaves the other.
        return field !== null && column.field === field ? { ...column, field: null } : column;
      }),
    );
  // Headings may repeat; their places do not change.
  const numbered = columns.map((column, place) => ({ ...column, place }));
  return (
    <div className="grid gap-2">
      <ul className="divide-y divide-slate-200 rounded-lg border border-slate-200">
        {numbered.map(({ heading, field, place }) => (
          <li key={place} className="grid gap-x-4 gap-y-1.5 p-3 sm:grid-cols-[minmax(0,1fr)_14rem] sm:items-center">
            <label htmlFor={`${id}-${place}`} className="min-w-0">
              <bdi className="wrap-anywhere block font-semibold text-slate-900 text-sm">
                {heading.trim() || words.withoutHeading(place + 1)}
              </bdi>
              <bdi className="block truncate text-slate-600 text-xs">{cellsOf(sample, place)}</bdi>
            </label>
            <select
              id={`${id}-${place}`}
              value={field ?? ''}
              disabled={isDisabled}
              onChange={({ target }) => choose(place, target.value || null)}
              className={INPUT_CLASS}
            >
              <option value="">{words.notRead}</option>
              {fields.map((name) => (
                <option key={name} value={name}>
                  {words.fields[name] ?? name}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <p className="text-slate-600 text-xs">{words.remembered(rememberedFor)}</p>
    </div>
  );
}

function cellsOf(sample: readonly (readonly string[])[], place: number): string {
  const cells = sample.map((row) => row[place] ?? '').filter((cell) => cell !== '');
  return cells.length === 0 ? words.emptyColumn : cells.join(' · ');
}
