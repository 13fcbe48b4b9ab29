'use client';

import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { type ToastMessage, takeToasts } from './toast';

const LOOKS: Record<NonNullable<ToastMessage['variant']>, string> = {
  default: 'border-slate-200! bg-white! text-slate-900!',
  success: 'border-green-700! bg-white! text-slate-900! [&_[data-icon]]:text-green-700!',
  destructive: 'border-red-800! bg-red-700! text-white!',
};

const SHOW = { default: toast, success: toast.success, destructive: toast.error };

function show({ title, description, variant = 'default', duration }: ToastMessage) {
  SHOW[variant](title, {
    description,
    className: LOOKS[variant],
    descriptionClassName: variant === 'destructive' ? 'text-white!' : 'text-slate-700!',
    ...(duration === undefined ? {} : { duration }),
  });
}

/** The library's own view, loaded with the first toast. */
export function ToastView() {
  // The toaster below subscribes in an effect of its own, which runs before this one.
  useEffect(() => takeToasts(show), []);
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      containerAriaLabel="Notifications"
      toastOptions={{ style: { fontFamily: 'inherit' } }}
    />
  );
}
