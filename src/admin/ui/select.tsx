import type { ComponentProps } from 'react';

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'onChange'> & {
  /** named so for people who cannot see it */
  label: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

/** A choice of a toolbar. */
export function Select({ label, options, onChoose, ...select }: SelectProps) {
  return (
    <select
      {...select}
      aria-label={label}
      onChange={({ target }) => onChoose(target.value)}
      className="min-h-11 cursor-pointer rounded-lg border border-slate-400 bg-white px-3 text-sm"
    >
      {options.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}
