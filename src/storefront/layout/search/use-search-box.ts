'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { isBlank } from '@/domain/text';
import { searchHref, suggestionHref } from '../../catalogue/links';
import { useOnNavigation } from '../use-on-navigation';
import { useSuggestions } from './use-suggestions';

/** No suggestion is active. */
const NO_OPTION = -1;

/** The search box's state: a combobox whose list never takes the focus. The list has the keys that choose from it. */
export function useSearchBox() {
  const router = useRouter();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(NO_OPTION);
  const { suggestions, List, preload } = useSuggestions(text);
  const isShown = isOpen && suggestions.length > 0;
  // The option after the last suggestion leads to all results.
  const activeIndex = isShown && active <= suggestions.length ? active : NO_OPTION;

  const close = () => {
    setIsOpen(false);
    setActive(NO_OPTION);
  };
  useOnNavigation(close);

  /** Goes to another page and empties the box. */
  const leave = () => {
    setText('');
    close();
  };
  const type = (typed: string) => {
    setText(typed);
    setActive(NO_OPTION);
    setIsOpen(true);
  };
  /**
   * Opens the active suggestion. The last option, like none, leads to all results.
   * @returns whether it leads to another page: a blank text does not
   */
  const submit = (): boolean => {
    const chosen = suggestions[activeIndex];
    if (chosen === undefined && isBlank(text)) return false;
    router.push(chosen === undefined ? searchHref(text) : suggestionHref(chosen));
    leave();
    return true;
  };
  const activate = (index: number) => {
    setIsOpen(true);
    setActive(index);
  };

  return {
    text,
    type,
    suggestions,
    List,
    isShown,
    activeIndex,
    open: () => {
      setIsOpen(true);
      preload();
    },
    close,
    leave,
    submit,
    activate,
  };
}
