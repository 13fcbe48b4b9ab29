'use client';

import { FieldFrame, fieldAria, INPUT_CLASS, NumberField, TextField } from '../ui/text-field';
import type { SettingField } from './fields';
import { HoursInput } from './hours-input';
import { PartsInput } from './parts-input';
import type { Typed, TypedHours } from './typed-values';

type SettingInputProps = {
  field: SettingField;
  typed: Typed;
  problem: string | undefined;
  onType: (typed: Typed) => void;
};

/** The control of a setting, by its kind. */
export function SettingInput({ field, typed, problem, onType }: SettingInputProps) {
  const id = `setting-${field.path.replaceAll('.', '-')}`;
  const frame = { id, label: field.label(), hint: field.hint?.(), error: problem };
  const text = typeof typed === 'string' ? typed : '';
  switch (field.kind) {
    case 'flag':
      return <Flag {...frame} isOn={typed === true} onChange={onType} />;
    case 'hours':
      return (
        <div className="md:col-span-2">
          <HoursInput {...frame} rows={typed as readonly TypedHours[]} onChange={onType} />
        </div>
      );
    case 'parts':
      return (
        <PartsInput
          {...frame}
          parts={field.parts}
          values={typed as Readonly<Record<string, string>>}
          onChange={onType}
        />
      );
    case 'lines':
      return (
        <FieldFrame {...frame}>
          <textarea
            {...fieldAria(frame)}
            rows={3}
            dir="auto"
            value={text}
            onChange={({ target }) => onType(target.value)}
            className={INPUT_CLASS}
          />
        </FieldFrame>
      );
    case 'colour':
      return <Colour {...frame} value={text} onChange={onType} />;
    case 'number':
      return <NumberField {...frame} value={text} onChange={({ target }) => onType(target.value)} />;
    default:
      return (
        <TextField
          {...frame}
          dir="auto"
          autoComplete="off"
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
      );
  }
}

type Frame = { id: string; label: string; hint?: string | undefined; error?: string | undefined };

function Flag({ id, label, hint, isOn, onChange }: Frame & { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <div className="self-center">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium text-slate-900 text-sm">
        <input
          type="checkbox"
          id={id}
          checked={isOn}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ target }) => onChange(target.checked)}
          className="size-4 shrink-0 cursor-pointer accent-blue-900"
        />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-slate-600 text-xs">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A colour as text, and the browser's own choice beside it. */
function Colour({ value, onChange, ...frame }: Frame & { value: string; onChange: (value: string) => void }) {
  return (
    <FieldFrame {...frame}>
      <span className="flex gap-2">
        <input
          type="color"
          tabIndex={-1}
          aria-hidden
          value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
          onChange={({ target }) => onChange(target.value)}
          className="h-11 w-14 shrink-0 cursor-pointer rounded-lg border border-slate-500 bg-white p-1"
        />
        <input
          {...fieldAria(frame)}
          value={value}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
          className={INPUT_CLASS}
        />
      </span>
    </FieldFrame>
  );
}
