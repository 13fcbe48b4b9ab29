'use client';

import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { commonWords } from '@/words/fr/common';
import { buttonClass } from '../../ui/button';
import { useLazySheet } from '../../ui/use-lazy';
import { useOnNavigation } from '../use-on-navigation';

const loadDrawer = () => import('./categories-drawer').then(({ CategoriesDrawer }) => CategoriesDrawer);

/** Opens the categories drawer; its script comes with the first opening. */
export function CategoriesButton() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const Drawer = useLazySheet({ load: loadDrawer, isOpen, onOpenChange: setIsOpen });
  useOnNavigation(close);
  const preload = () => void loadDrawer().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        onPointerEnter={preload}
        onFocus={preload}
        className={buttonClass({ variant: 'primary', className: 'px-3 sm:px-4' })}
      >
        <LayoutGrid aria-hidden className="size-5" />
        <span className="sr-only sm:not-sr-only">{commonWords.categories}</span>
      </button>
      {Drawer && <Drawer isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
