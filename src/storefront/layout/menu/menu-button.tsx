'use client';

import { Menu } from 'lucide-react';
import { useState } from 'react';
import { layoutWords } from '@/words/fr/layout';
import { buttonClass } from '../../ui/button';
import { useLazySheet } from '../../ui/use-lazy';
import { useOnNavigation } from '../use-on-navigation';

const loadMenu = () => import('./menu-sheet').then(({ MenuSheet }) => MenuSheet);

/** The menu of narrow screens. */
export function MenuButton() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const Sheet = useLazySheet({ load: loadMenu, isOpen, onOpenChange: setIsOpen });
  useOnNavigation(close);
  return (
    <>
      <button
        type="button"
        aria-label={layoutWords.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className={buttonClass({ variant: 'ghost', size: 'icon', className: '-ms-2 xl:hidden' })}
      >
        <Menu aria-hidden className="size-6" />
      </button>
      {Sheet && <Sheet isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
