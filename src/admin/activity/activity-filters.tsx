import { X } from 'lucide-react';
import { AUDIT_ACTIONS } from '@/domain/audit';
import { officeActivityWords } from '@/words/en/activity';
import { officeCommonWords } from '@/words/en/common';
import { Button } from '../ui/button';
import { FilterDate } from '../ui/filter-date';
import { FilterSelect } from '../ui/filter-select';
import { SearchBox } from '../ui/search-box';
import {
  type ActivityFilters as Filters,
  isNarrowed,
  type LIST_STATE,
  NO_FILTERS,
  readNumber,
  subjectOf,
} from './list-state';
import { subjectTypes } from './subjects';

type ActivityFiltersProps = { filters: Filters; onChange: (changes: Partial<typeof LIST_STATE>) => void };

/** Filters by person, action, kind of subject and day. The field for a number appears once a kind of subject is chosen. */
export function ActivityFilters({ filters, onChange }: ActivityFiltersProps) {
  const { actor, action, type, number, from, to } = filters;
  const chooseSubject = (changes: Partial<Filters>) =>
    onChange({ subject: subjectOf({ type, number, ...changes }), page: '' });
  return (
    <search className="mb-4 grid grid-cols-2 gap-3 md:flex md:flex-wrap">
      <div className="col-span-2 flex min-w-56 md:flex-1">
        <SearchBox
          label={officeActivityWords.who}
          placeholder={officeActivityWords.whoHint}
          value={actor}
          onSearch={(text) => onChange({ actor: text.trim(), page: '' })}
        />
      </div>
      <FilterSelect
        label={officeActivityWords.action}
        value={action}
        onChange={(value) => onChange({ action: value, page: '' })}
      >
        <option value="">{officeActivityWords.allActions}</option>
        {AUDIT_ACTIONS.map((value) => (
          <option key={value} value={value}>
            {officeActivityWords.actions[value]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={officeActivityWords.about}
        value={type}
        onChange={(value) => chooseSubject({ type: value, number: '' })}
      >
        <option value="">{officeActivityWords.aboutAnything}</option>
        {subjectTypes().map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </FilterSelect>
      {type !== '' && (
        <div className="col-span-2 flex md:w-40">
          <SearchBox
            label={officeActivityWords.number}
            placeholder={officeActivityWords.numberHint}
            value={number}
            onSearch={(text) => chooseSubject({ number: readNumber(text) })}
          />
        </div>
      )}
      <div className="col-span-2 grid grid-cols-2 gap-3 md:flex">
        <FilterDate
          label={officeActivityWords.from}
          value={from}
          onChange={(value) => onChange({ from: value, page: '' })}
        />
        <FilterDate label={officeActivityWords.to} value={to} onChange={(value) => onChange({ to: value, page: '' })} />
      </div>
      {isNarrowed(filters) && (
        <Button variant="ghost" className="max-md:col-span-2" onClick={() => onChange(NO_FILTERS)}>
          <X aria-hidden className="size-4" /> {officeCommonWords.clearFilters}
        </Button>
      )}
    </search>
  );
}
