'use client';

import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
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

/** Tabs whose contents are all in the HTML: without JavaScript all are read. */
export function Tabs({ label, tabs, kind = 'texts', initial = 0, isDisabled = false }: TabsProps) {
  return (
    <Radix.Root defaultValue={String(initial)}>
      <Radix.List aria-label={label} className="flex gap-1 border-slate-200 border-b noscript:hidden">
        {tabs.map((tab, index) => (
          <Radix.Trigger
            key={tab.label}
            value={String(index)}
            disabled={isDisabled}
            className={cx(
              '-mb-px min-h-12 cursor-pointer border-transparent border-b-2 px-4 font-semibold text-slate-600 text-sm hover:text-slate-900 disabled:cursor-not-allowed data-[state=active]:border-blue-900 data-[state=active]:text-blue-900 sm:px-6',
              kind === 'forms' && 'flex-1',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab, index) => (
        <Radix.Content
          key={tab.label}
          value={String(index)}
          forceMount
          // A panel without a link in it is scrolled by keyboard, so it takes the focus.
          {...(kind === 'forms' && { tabIndex: undefined })}
          // Important, or the rule of an inactive panel would come after it.
          className="noscript:block! py-6 data-[state=inactive]:hidden"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
