import type { ComponentProps } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: string;
  /** some of what it stands for is chosen, some is not */
  isMixed?: boolean;
};

/** A box to tick with a name for people who cannot see what it stands beside; large enough for a finger. */
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
