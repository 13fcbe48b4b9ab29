'use client';

import { useEffect, useId, useRef } from 'react';
import { cx } from '@/client/classes';
import type { Wilaya } from '@/contract/catalogue';
import { wilayaLabel } from '@/domain/delivery/wilaya-search';
import { INPUT_CLASS } from '@/storefront/ui/field-frame';
import { deliveryFeeWords } from '@/words/fr/orders/delivery-fees';
import { useWilayaSearch } from './use-wilaya-search';
import { wilayaFee } from './wilaya-option';

export type WilayaSearchProps = {
  wilayas: readonly Wilaya[];
  chosen: Wilaya | undefined;
  onChoose: (value: string) => void;
  isInvalid: boolean;
  takesFocus: boolean;
  /** where there is no room below */
  opensUpward: boolean;
};

/** Finds a wilaya by number or name; the arrow keys and Enter choose. */
export function WilayaSearchField({ isInvalid, takesFocus, opensUpward, ...rest }: WilayaSearchProps) {
  const search = useWilayaSearch(rest);
  const { text, isOpen, found, active } = search;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const optionId = (wilaya: Wilaya | undefined) => (wilaya ? `${listId}-${wilaya.id}` : undefined);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  // On a phone the field may be at the window's lower edge.
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={deliveryFeeWords.search}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={optionId(found[active])}
        autoComplete="off"
        spellCheck={false}
        placeholder={deliveryFeeWords.searchHint}
        value={text}
        onChange={({ target }) => search.type(target.value)}
        onFocus={({ target }) => target.select()}
        onClick={search.open}
        onBlur={search.close}
        onKeyDown={search.onKeyDown}
        className={cx(INPUT_CLASS, 'pe-14', isInvalid && 'border-red-700 bg-red-50')}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={deliveryFeeWords.wilayas}
        hidden={found.length === 0}
        className={cx(
          'absolute inset-x-0 z-20 max-h-64 scroll-my-4 overflow-y-auto rounded-lg border border-slate-200 bg-white py-1 shadow-lg',
          opensUpward ? 'bottom-full mb-1' : 'top-full mt-1',
        )}
      >
        {found.map((wilaya, index) => (
          <Option
            key={wilaya.id}
            id={optionId(wilaya)}
            wilaya={wilaya}
            isActive={index === active}
            onChoose={search.choose}
          />
        ))}
      </div>
      <p role="status" className="mt-1 text-slate-600 text-sm empty:hidden">
        {isOpen && found.length === 0 && rest.wilayas.length > 0 && deliveryFeeWords.noWilaya}
      </p>
    </>
  );
}

type OptionProps = {
  id: string | undefined;
  wilaya: Wilaya;
  isActive: boolean;
  onChoose: (wilaya: Wilaya) => void;
};

function Option({ id, wilaya, isActive, onChoose }: OptionProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, whose keys choose an option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      ref={place}
      id={id}
      role="option"
      aria-selected={isActive}
      // Otherwise the field would lose the focus, and the list close, before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(wilaya)}
      className={cx(
        'flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-1.5 text-slate-900 tabular-nums hover:bg-slate-100',
        isActive && 'bg-blue-50',
      )}
    >
      <span className="min-w-0 break-words">{wilayaLabel(wilaya)}</span>
      <span className="flex shrink-0 items-baseline gap-3 text-slate-600">
        <span lang="ar" dir="rtl">
          {wilaya.name_ar}
        </span>
        <span className="min-w-18 text-end">{wilayaFee(wilaya)}</span>
      </span>
    </div>
  );
}
