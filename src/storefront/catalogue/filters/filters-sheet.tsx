'use client';

import { Button } from '@/storefront/ui/button';
import { Sheet } from '@/storefront/ui/sheet';
import { catalogueWords } from '@/words/fr/catalogue';
import { commonWords } from '@/words/fr/common';
import { FiltersPanel, type FiltersPanelProps } from './filters-panel';

type FiltersSheetProps = FiltersPanelProps & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** products found so far */
  total: number | undefined;
};

/** The filters below 1024 px, slid in from the left. */
export function FiltersSheet({ isOpen, onOpenChange, total, ...panel }: FiltersSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      side="start"
      title={catalogueWords.filters}
      footer={
        <Button variant="primary" size="lg" className="w-full" onClick={() => onOpenChange(false)}>
          {total === undefined ? catalogueWords.seeProducts : catalogueWords.see(commonWords.productCount(total))}
        </Button>
      }
    >
      <div className="p-4">
        <FiltersPanel {...panel} />
      </div>
    </Sheet>
  );
}
