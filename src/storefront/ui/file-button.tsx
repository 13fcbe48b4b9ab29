import { Paperclip } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClass } from './button';

type FileButtonProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: string };

/**
 * Opens the choice of files. The page itself shows what was chosen: a browser's own button speaks the browser's language, and
 * says that nothing is chosen once the files were taken over.
 */
export function FileButton({ label, ...input }: FileButtonProps) {
  return (
    <label
      className={buttonClass({
        variant: 'outline',
        className:
          'relative self-start has-disabled:cursor-not-allowed has-disabled:text-slate-500 has-focus-visible:outline-3 has-focus-visible:outline-blue-700 has-focus-visible:outline-offset-2',
      })}
    >
      <input type="file" className="absolute inset-0 size-full cursor-pointer opacity-0" {...input} />
      <Paperclip aria-hidden className="size-4" />
      {label}
    </label>
  );
}
