'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '@/client/classes';

type TabsProps = {
  label: string;
  tabs: readonly { label: string; content: ReactNode }[];
  /** forms share the whole width and bring their own stops for the keyboard */
  kind?: 'texts' | 'forms';
  /** index of the tab that is open at first */
  initial?: number;
  isDisabled?: boolean;
};

/**
 * Tabs whose contents are all in the HTML: without JavaScript all are read. Written here, because Radix's tabs are a third of
 * the scripts of a product page (8 KB of 24).
 */
export function Tabs({ label, tabs, kind = 'texts', initial = 0, isDisabled = false }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(initial);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextTab({ key: inReadingOrder(event), open, count: tabs.length });
    if (next === null) return;
    event.preventDefault();
    setOpen(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 border-slate-200 border-b noscript:hidden"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === open}
            tabIndex={index === open ? 0 : -1}
            disabled={isDisabled}
            onClick={() => setOpen(index)}
            className={cx(
              '-mb-px min-h-12 cursor-pointer border-transparent border-b-2 px-4 font-semibold text-slate-600 text-sm hover:text-slate-900 disabled:cursor-not-allowed aria-selected:border-blue-900 aria-selected:text-blue-900 sm:px-6',
              kind === 'forms' && 'flex-1',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          // A panel without a link in it is scrolled by keyboard, so it takes the focus.
          {...(kind === 'texts' && { tabIndex: 0 })}
          // Important, or the rule of a closed panel would come after it.
          className={cx('noscript:block! py-6', index !== open && 'hidden')}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

/** The key, with the arrows exchanged where the text runs from right to left. */
function inReadingOrder({ key, currentTarget }: KeyboardEvent<HTMLDivElement>): string {
  if (!currentTarget.matches(':dir(rtl)')) return key;
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key;
}

/** The tab that a key leads to; null for any other key. The arrows go round. */
function nextTab({ key, open, count }: { key: string; open: number; count: number }): number | null {
  if (key === 'ArrowRight') return (open + 1) % count;
  if (key === 'ArrowLeft') return (open + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
