'use client';

import { type KeyboardEvent, useState } from 'react';
import type { Wilaya } from '@/contract/catalogue';
import { searchWilayas, wilayaLabel } from '@/domain/delivery/wilaya-search';
import { regionValue } from '@/domain/slug';

type Search = {
  wilayas: readonly Wilaya[];
  chosen: Wilaya | undefined;
  onChoose: (value: string) => void;
};

/** The state of the wilaya's combobox: what is typed, which wilayas match, which one the arrow keys are at. */
export function useWilayaSearch({ wilayas, chosen, onChoose }: Search) {
  /** null when nothing is typed: the field then shows the choice */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = isOpen ? searchWilayas(wilayas, typed ?? '') : [];

  const close = () => {
    setIsOpen(false);
    setTyped(null);
    setActive(0);
  };
  const choose = (wilaya: Wilaya) => {
    onChoose(regionValue(wilaya.name));
    close();
  };
  const open = () => {
    setActive(Math.max(0, chosen && typed === null ? wilayas.indexOf(chosen) : 0));
    setIsOpen(true);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) open();
      else if (found.length > 0) setActive((active + step + found.length) % found.length);
    } else if (event.key === 'Escape' && isOpen) {
      // A dialog around the field stays open.
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && isOpen) {
      // The form around the field is not sent by it.
      event.preventDefault();
      const wilaya = found[active];
      if (wilaya) choose(wilaya);
    }
  };

  return {
    text: typed ?? (chosen ? wilayaLabel(chosen) : ''),
    isOpen,
    found,
    active,
    open,
    close,
    choose,
    onKeyDown,
    type: (text: string) => {
      setTyped(text);
      setActive(0);
      setIsOpen(true);
    },
  };
}
