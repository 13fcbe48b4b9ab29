'use client';

import { ArrowLeftRight } from 'lucide-react';
import * as Menu from 'radix-ui/dropdown-menu';
import { useState } from 'react';
import { IMAGE_SLOTS } from '@/domain/products/product-rules';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { BusyButton } from '../../ui/button';
import { type Position, slotInSentence } from './slots';

type SwapMenuProps = { position: Position; isBusy: boolean; onSwap: (other: Position) => void };

/** Swaps this slot with another; an empty slot takes the picture. */
export function SwapMenu({ position, isBusy, onSwap }: SwapMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Menu.Root open={isOpen} onOpenChange={(next) => setIsOpen(next && !isBusy)}>
      <Menu.Trigger asChild>
        <BusyButton
          variant="ghost"
          size="icon"
          className="size-9"
          aria-label={officeProductFormWords.swap.named(slotInSentence(position))}
          title={officeProductFormWords.swap.swap}
          isBusy={isBusy}
        >
          <ArrowLeftRight aria-hidden className="size-4" />
        </BusyButton>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align="start"
          className="bo z-60 min-w-40 rounded-lg border border-slate-300 bg-white p-1 text-slate-900 text-sm shadow-lg"
        >
          {IMAGE_SLOTS.filter((other) => other !== position).map((other) => (
            <Menu.Item
              key={other}
              onSelect={() => onSwap(other)}
              className="flex min-h-9 cursor-pointer items-center rounded-md px-3 outline-none data-highlighted:bg-blue-50 data-highlighted:text-blue-950"
            >
              {officeProductFormWords.swap.with(slotInSentence(other))}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
