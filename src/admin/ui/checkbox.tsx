import type { ComponentProps } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: string;
  /** some of the items are chosen, some are not */
  isMixed?: boolean;
};

/** A checkbox with an accessible name, large enough for a finger. */
export function Checkbox({ label, isMixed = false, ...input }: CheckboxProps) {
  return (
    <label className="grid size-10 cursor-pointer place-items-center">
      <input
        {...input}
        type="checkbox"
        aria-label={label}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        className="size-4 cursor-pointer accent-blue-900"
      />
    </label>
  );
}
