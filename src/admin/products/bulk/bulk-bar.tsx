import { officeBulkProductWords } from '@/words/en/catalogue/bulk-products';
import { Button } from '../../ui/button';

type BulkBarProps = {
  /** ticked products, on all pages; null: all that the filters find */
  chosen: number | null;
  /** products that the filters find */
  total: number;
  onAll: () => void;
  onChange: () => void;
  onClear: () => void;
};

const words = officeBulkProductWords;

/** What can be done with the ticked products, at the foot of the window. */
export function BulkBar({ chosen, total, onAll, onChange, onClear }: BulkBarProps) {
  return (
    <section
      aria-label={words.bar}
      className="sticky bottom-2 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-xl border border-blue-900 bg-blue-50 p-2 shadow-lg"
    >
      <p role="status" className="px-2 font-semibold text-slate-900 text-sm">
        {chosen === null ? words.allChosen(total) : words.chosen(chosen)}
      </p>
      {chosen !== null && total > chosen && (
        <Button variant="ghost" onClick={onAll}>
          {words.chooseAll(total)}
        </Button>
      )}
      <span className="flex flex-1 justify-end gap-2">
        <Button variant="ghost" onClick={onClear}>
          {words.clear}
        </Button>
        <Button variant="primary" onClick={onChange}>
          {words.change}
        </Button>
      </span>
    </section>
  );
}
