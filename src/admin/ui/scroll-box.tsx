'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { cx } from '@/client/classes';

type ScrollBoxProps = ComponentProps<'div'> & {
  /** what is in it, for screen readers */
  label: string;
};

/** A box that scrolls a wide table sideways. While it does, the keyboard reaches it: its rows may hold nothing to focus. */
export function ScrollBox({ label, className, children, ...attributes }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth));
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': label })}
      className={cx('overflow-x-auto border border-slate-200', className)}
      {...attributes}
    >
      {children}
    </div>
  );
}
