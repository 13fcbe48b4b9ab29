import type { ComponentProps } from 'react';
import { cx } from '@/client/classes';

/** `primary` is for the one action that a screen is about, `action` for calling a customer; `danger` deletes. */
type Variant = 'primary' | 'action' | 'outline' | 'ghost' | 'danger';
type Look = { variant?: Variant; size?: 'md' | 'sm' | 'icon'; className?: string | undefined };

const BASE =
  'inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-lg text-center font-semibold text-sm transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 [&>svg]:shrink-0';

const VARIANTS: Record<Variant, string> = {
  primary: 'bg-blue-900 text-white hover:bg-blue-800',
  action: 'bg-orange-500 text-slate-950 hover:bg-orange-400',
  outline: 'border border-slate-400 bg-white text-slate-900 hover:border-blue-900 hover:bg-blue-50',
  ghost: 'text-slate-700 hover:bg-slate-100',
  danger: 'bg-red-700 text-white hover:bg-red-800',
};

const SIZES = { md: 'min-h-11 px-4 py-2', sm: 'min-h-9 px-3 py-1.5', icon: 'size-10' };

function classOf({ variant = 'outline', size = 'md', className }: Look): string {
  return cx(BASE, VARIANTS[variant], SIZES[size], className);
}

type ButtonProps = ComponentProps<'button'> & Look;

export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={classOf({ ...(variant && { variant }), ...(size && { size }), className })}
      {...rest}
    />
  );
}

type BusyButtonProps = Omit<ButtonProps, 'disabled' | 'aria-disabled'> & { isBusy: boolean };

/** A button that does nothing while it is busy. It keeps the focus, which a disabled button loses. */
export function BusyButton({ isBusy, onClick, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={isBusy}
      onClick={(event) => {
        // Prevents submitting a form as well.
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

/** The look of a button, for links. */
export function linkButton(look: Look = {}): string {
  return classOf(look);
}
