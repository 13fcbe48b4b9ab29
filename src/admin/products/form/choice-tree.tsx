'use client';

import { X } from 'lucide-react';
import { useState } from 'react';
import { flattenTree } from '@/domain/products/flatten-tree';
import { findCategories } from '@/domain/search/category-search';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { officeCommonWords } from '@/words/en/common';
import { fieldAria, INPUT_CLASS } from '../../ui/text-field';

export type Choice = { id: number; name: string; children: readonly Choice[] };

type ChoiceTreeProps = {
  id: string;
  legend: string;
  searchLabel: string;
  /** of the list of what is chosen */
  chosenLabel: string;
  /** undefined until they have come */
  choices: readonly Choice[] | undefined;
  /** they could not be loaded; a message elsewhere says so */
  isFailed: boolean;
  chosen: readonly number[];
  error: string | undefined;
  onChange: (chosen: readonly number[]) => void;
};

/** A tree of checkboxes, with a search that keeps the parents of its matches. The choices are listed above. */
export function ChoiceTree(props: ChoiceTreeProps) {
  const { id, legend, searchLabel, chosenLabel, choices, isFailed, chosen, error, onChange } = props;
  const [search, setSearch] = useState('');
  const found = findCategories(choices ?? [], search);
  const names = new Map(flattenTree(choices ?? []).map((choice) => [choice.id, choice.name]));
  const toggle = (choice: number) =>
    onChange(chosen.includes(choice) ? chosen.filter((other) => other !== choice) : [...chosen, choice]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
      {chosen.length > 0 && (
        <ul aria-label={chosenLabel} className="mb-2 flex flex-wrap gap-1.5">
          {chosen.map((choice) => (
            <li key={choice}>
              <button
                type="button"
                aria-label={officeProductFormWords.removeNamed(names.get(choice) ?? String(choice))}
                onClick={() => toggle(choice)}
                className="flex min-h-7 cursor-pointer items-center gap-1 rounded-full bg-blue-100 py-0.5 ps-2.5 pe-1.5 text-blue-950 text-xs hover:bg-blue-200"
              >
                {names.get(choice) ?? `#${choice}`} <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        {...fieldAria({ id, hint: undefined, error })}
        type="search"
        aria-label={searchLabel}
        placeholder={officeProductFormWords.searchHint(searchLabel)}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        // Enter would submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className={`${INPUT_CLASS} rounded-b-none`}
      />
      <div className="h-52 overflow-y-auto rounded-b-lg border border-slate-500 border-t-0 bg-white p-1.5">
        {!choices && (
          <p className="p-2 text-slate-600 text-sm">
            {isFailed ? officeProductFormWords.notLoaded : officeCommonWords.loading}
          </p>
        )}
        {choices && found.length === 0 && (
          <p className="p-2 text-slate-600 text-sm">
            {search === '' ? officeProductFormWords.noChoice : officeProductFormWords.nothingFound(search)}
          </p>
        )}
        <Level choices={found} chosen={new Set(chosen)} onToggle={toggle} />
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-medium text-red-700 text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type LevelProps = { choices: readonly Choice[]; chosen: ReadonlySet<number>; onToggle: (id: number) => void };

function Level({ choices, chosen, onToggle }: LevelProps) {
  return (
    <ul className="[&_ul]:ps-6">
      {choices.map(({ id, name, children }) => (
        <li key={id}>
          <label className="flex min-h-8 cursor-pointer items-center gap-2 rounded-md px-2 text-sm hover:bg-slate-100">
            <input
              type="checkbox"
              checked={chosen.has(id)}
              onChange={() => onToggle(id)}
              className="size-4 shrink-0 accent-blue-900"
            />
            <span className="min-w-0 break-words">{name}</span>
          </label>
          {children.length > 0 && <Level choices={children} chosen={chosen} onToggle={onToggle} />}
        </li>
      ))}
    </ul>
  );
}
