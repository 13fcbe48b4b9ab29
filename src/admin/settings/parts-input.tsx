import { officeSettingsWords } from '@/words/en/settings';
import { fieldAria, INPUT_CLASS } from '../ui/text-field';

type PartsInputProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  parts: readonly (keyof typeof officeSettingsWords.parts)[];
  values: Readonly<Record<string, string>>;
  onChange: (values: Readonly<Record<string, string>>) => void;
};

/** A setting of several short texts side by side. If all are blank, it is null. */
export function PartsInput({ id, label, hint, error, parts, values, onChange }: PartsInputProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-slate-900 text-sm">{label}</legend>
      <div className="flex gap-2">
        {parts.map((part) => (
          <label key={part} className="min-w-0 flex-1 text-slate-600 text-xs">
            {officeSettingsWords.parts[part]}
            <input
              {...fieldAria({ id: `${id}-${part}`, hint: undefined, error })}
              autoComplete="off"
              value={values[part] ?? ''}
              onChange={({ target }) => onChange({ ...values, [part]: target.value })}
              className={INPUT_CLASS}
            />
          </label>
        ))}
      </div>
      {hint && <p className="mt-1.5 text-slate-600 text-xs">{hint}</p>}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-medium text-red-700 text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
