'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '@/client/classes';

type TabsProps = {
  label: string;
  tabs: readonly { label: string; content: ReactNode }[];
  /** forms share the whole width and bring their own stops for the keyboard */
  kind?: 'texts' | 'forms';
  /** the one that is open at first */
  initial?: number;
  isDisabled?: boolean;
};

/** Tabs whose contents are all in the HTML; arrow keys, Home and End move between them. */
export function Tabs({ label, tabs, kind = 'texts', initial = 0, isDisabled = false }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(initial);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const moves: Record<string, number> = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    buttons.current[next]?.focus();
  };

  return (
    <div>
      <div role="tablist" aria-label={label} className="flex gap-1 border-slate-200 border-b noscript:hidden">
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            disabled={isDisabled}
            onClick={() => setChosen(index)}
            onKeyDown={onKeyDown}
            className={cx(
              '-mb-px min-h-12 cursor-pointer border-b-2 px-4 font-semibold text-sm disabled:cursor-not-allowed sm:px-6',
              kind === 'forms' && 'flex-1',
              index === chosen
                ? 'border-blue-900 text-blue-900'
                : 'border-transparent text-slate-600 hover:text-slate-900',
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
          // a panel without a link in it is read by scrolling
          tabIndex={kind === 'texts' ? 0 : undefined}
          // a class, not the attribute: without JavaScript both are read
          className={cx('py-6', index !== chosen && 'hidden noscript:block')}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
