import type { ComponentProps } from 'react';
import { cx } from '@/client/classes';

/**
 * `action` (warm orange) is for the one thing a screen asks for; `danger` (red) for what cannot be undone; `primary` (deep
 * blue) for the rest.
 */
type ButtonVariant = 'action' | 'primary' | 'danger' | 'outline' | 'ghost';
type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

const BASE =
  'inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-lg text-center font-semibold transition-colors duration-150 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed [&>svg]:shrink-0';

const DISABLED = 'disabled:bg-slate-200 disabled:text-slate-600 disabled:shadow-none';

const VARIANTS: Record<ButtonVariant, string> = {
  action: `bg-orange-500 text-slate-950 shadow-xs hover:bg-orange-400 active:bg-orange-600 ${DISABLED}`,
  primary: `bg-blue-900 text-white shadow-xs hover:bg-blue-800 active:bg-blue-950 ${DISABLED}`,
  danger: `bg-red-700 text-white shadow-xs hover:bg-red-800 active:bg-red-900 ${DISABLED}`,
  outline:
    'border border-slate-400 bg-white text-slate-900 hover:border-blue-900 hover:bg-blue-50 hover:text-blue-900 disabled:border-slate-200 disabled:bg-slate-50 disabled:text-slate-500',
  ghost: 'text-slate-800 hover:bg-slate-100 active:bg-slate-200 disabled:bg-transparent disabled:text-slate-500',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1.5 text-sm',
  md: 'min-h-11 px-4 py-2 text-sm',
  lg: 'min-h-12 px-4 py-3 text-base sm:px-6',
  icon: 'size-11',
};

/** The look of a button, for links too that should look like one. */
export function buttonClass({ variant = 'primary', size = 'md', className }: ButtonLook = {}): string {
  return cx(BASE, VARIANTS[variant], SIZES[size], className);
}

export function Button({ variant, size, className, type = 'button', ...rest }: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonClass({ variant, size, className })} {...rest} />;
}
