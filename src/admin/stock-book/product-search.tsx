'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { cx } from '@/client/classes';
import type { AdminProduct } from '@/contract/admin/products';
import { officeStockBookWords } from '@/words/en/catalogue/stock-book';
import { useSettled } from '../lib/use-settled';
import { LIST_STATE } from '../products/list/list-state';
import { productsQuery } from '../products/queries';
import { fieldAria } from '../ui/text-field';

const MAX_OPTIONS = 8;

type ProductSearchProps = {
  /** the accessible name, unless it is a field with a label */
  label?: string;
  /** a product is missing */
  isInvalid?: boolean;
  onChoose: (product: AdminProduct) => void;
  /** as a labelled field of a form */
  field?: { id: string; placeholder: string; hint?: string | undefined; error?: string | undefined };
};

/** Finds a product by title, reference or number. A match is chosen by click, or by arrow keys and Enter. */
export function ProductSearch({
  label = officeStockBookWords.columns.product,
  isInvalid = false,
  field,
  onChoose,
}: ProductSearchProps) {
  const listId = useId();
  const optionId = (id: number) => `${listId}-${id}`;
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = useSettled(text.trim());
  const { data, isPlaceholderData } = useQuery({
    ...productsQuery({ ...LIST_STATE, search }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const isFound = data !== undefined && !isPlaceholderData && search !== '';
  const found = isFound ? data.products.slice(0, MAX_OPTIONS) : [];
  const isShown = isOpen && isFound;

  const choose = (product: AdminProduct) => {
    setText('');
    setIsOpen(false);
    onChoose(product);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') setIsOpen(false);
    else if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setIsOpen(true);
      setActive((active + step + found.length) % found.length);
    } else if (event.key === 'Enter' && text !== '') {
      // In a form, Enter chooses and does not send it.
      event.preventDefault();
      const chosen = found[active] ?? (found.length === 1 ? found[0] : undefined);
      if (isShown && chosen) choose(chosen);
    }
  };

  return (
    <div className={cx('relative', !field && 'mb-4 max-w-xl')}>
      <Search aria-hidden className="absolute start-3 top-1/2 size-4 -translate-y-1/2 text-slate-500" />
      <input
        {...(field && fieldAria({ id: field.id, hint: field.hint, error: field.error }))}
        type="text"
        role="combobox"
        {...(!field && { 'aria-label': label, 'aria-invalid': isInvalid })}
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && found[active] ? optionId(found[active].id) : undefined}
        autoComplete="off"
        placeholder={field?.placeholder ?? officeStockBookWords.search}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setIsOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        className="min-h-11 w-full rounded-lg border border-slate-400 bg-white ps-9 pe-3 text-sm placeholder:text-slate-500 aria-invalid:border-red-700 aria-invalid:bg-red-50"
      />
      {isShown && (
        <div className="absolute inset-x-0 top-full z-20 mt-1 rounded-lg border border-slate-300 bg-white p-1 shadow-lg">
          {found.length === 0 && (
            <p role="status" className="px-3 py-2 text-slate-600 text-sm">
              {officeStockBookWords.noProducts}
            </p>
          )}
          <div id={listId} role="listbox" aria-label={officeStockBookWords.products}>
            {found.map((product, index) => (
              <Option
                key={product.id}
                id={optionId(product.id)}
                product={product}
                isActive={index === active}
                onChoose={() => choose(product)}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

type OptionProps = {
  id: string;
  product: Pick<AdminProduct, 'id' | 'title' | 'reference'>;
  isActive: boolean;
  onChoose: () => void;
};

function Option({ id, product: { id: number, title, reference }, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, whose keys choose an option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      // Otherwise the field would lose the focus, and the list close, before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cx('cursor-pointer rounded-md px-3 py-2 text-sm hover:bg-slate-100', isActive && 'bg-blue-50')}
    >
      <span className="wrap-anywhere block font-medium">{title}</span>
      <span className="text-slate-600 text-xs tabular-nums">
        {[`#${number}`, reference].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
}
