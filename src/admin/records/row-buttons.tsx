import { Pencil, Trash2 } from 'lucide-react';
import { officeCommonWords } from '@/words/en/common';
import { Button } from '../ui/button';

type RowButtonsProps = { name: string; onEdit: () => void; onDelete: () => void };

/** What a row of a list can be asked for. */
export function RowButtons({ name, onEdit, onDelete }: RowButtonsProps) {
  return (
    <div className="flex shrink-0">
      <Button variant="ghost" size="icon" aria-label={officeCommonWords.edit(name)} onClick={onEdit}>
        <Pencil aria-hidden className="size-4" />
      </Button>
      <Button variant="ghost" size="icon" aria-label={officeCommonWords.deleteNamed(name)} onClick={onDelete}>
        <Trash2 aria-hidden className="size-4 text-red-700" />
      </Button>
    </div>
  );
}
