'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

type OptionKeys = {
  /** what the keys are pressed in */
  box: RefObject<HTMLElement | null>;
  isShown: boolean;
  /** options to choose from */
  count: number;
  /** -1 for none */
  activeIndex: number;
  onActivate: (index: number) => void;
  onClose: () => void;
};

/** The keys of a combobox: up and down run in a ring that passes through the text itself, Escape closes the list. */
export function useOptionKeys({ box, isShown, count, activeIndex, onActivate, onClose }: OptionKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape' && isShown) {
      event.preventDefault();
      onClose();
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      const places = count + 1;
      onActivate(((activeIndex + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
    }
  });
  useEffect(() => {
    const element = box.current;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [box]);
}
