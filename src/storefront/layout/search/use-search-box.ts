'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useState } from 'react';
import { isBlank } from '@/domain/text';
import { searchHref, suggestionHref } from '../../catalogue/links';
import { useOnNavigation } from '../use-on-navigation';
import { useSuggestions } from './use-suggestions';

/** No suggestion is active. */
const NO_OPTION = -1;

/** The search box's state and keys: a combobox whose list never takes the focus. */
export function useSearchBox() {
  const router = useRouter();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(NO_OPTION);
  const { suggestions, List, preload } = useSuggestions(text);
  const isShown = isOpen && suggestions.length > 0;
  /** The suggestions, and the way to all results. */
  const options = suggestions.length === 0 ? 0 : suggestions.length + 1;
  const activeIndex = isShown && active < options ? active : NO_OPTION;

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
  /** Up and down run in a ring that passes through the text itself. */
  const move = (step: 1 | -1) => {
    setIsOpen(true);
    const places = options + 1;
    setActive(((activeIndex + 1 + step + places) % places) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && suggestions.length > 0) {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
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
    onKeyDown,
  };
}
