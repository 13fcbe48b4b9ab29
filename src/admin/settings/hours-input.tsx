import { Plus, X } from 'lucide-react';
import { officeSettingsWords } from '@/words/en/settings';
import { Button } from '../ui/button';
import { INPUT_CLASS } from '../ui/text-field';
import type { TypedHours } from './typed-values';

/** As many lines as the setting takes. */
const MAX_LINES = 7;

type HoursInputProps = {
  id: string;
  label: string;
  error?: string | undefined;
  rows: readonly TypedHours[];
  onChange: (rows: readonly TypedHours[]) => void;
};

/** The opening hours, a line for days with the same ones. */
export function HoursInput({ id, label, error, rows, onChange }: HoursInputProps) {
  const change = (index: number, part: Partial<TypedHours>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-slate-900 text-sm">{label}</legend>
      <ul className="grid gap-4 sm:gap-2">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own while it is typed
          <li key={index} className="flex flex-wrap items-end gap-2">
            <label className="min-w-40 flex-1 text-slate-600 text-xs max-sm:basis-full">
              {officeSettingsWords.days}
              <input
                dir="auto"
                value={row.days}
                onChange={({ target }) => change(index, { days: target.value })}
                className={INPUT_CLASS}
              />
            </label>
            {(['opens', 'closes'] as const).map((part) => (
              <label key={part} className="w-32 text-slate-600 text-xs max-sm:flex-1">
                {officeSettingsWords[part]}
                <input
                  type="time"
                  value={row[part]}
                  onChange={({ target }) => change(index, { [part]: target.value })}
                  className={INPUT_CLASS}
                />
              </label>
            ))}
            <Button
              variant="ghost"
              size="icon"
              aria-label={officeSettingsWords.removeHours(row.days)}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            >
              <X aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-slate-600 text-xs">{officeSettingsWords.closedHint}</p>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 font-medium text-red-700 text-sm">
          {error}
        </p>
      )}
      {rows.length < MAX_LINES && (
        <Button
          size="sm"
          className="mt-2"
          onClick={() => onChange([...rows, { days: '', opens: '08:00', closes: '18:00' }])}
        >
          <Plus aria-hidden className="size-4" /> {officeSettingsWords.addHours}
        </Button>
      )}
    </fieldset>
  );
}
