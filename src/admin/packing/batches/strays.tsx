import { officePackingWords } from '@/words/en/orders/packing';
import { Button } from '../../ui/button';

type StraysProps = { strays: readonly string[]; onDismiss: () => void };

const words = officePackingWords.handOver;

/** Scanned labels that cannot be handed over, with the reason, until dismissed. */
export function Strays({ strays, onDismiss }: StraysProps) {
  if (strays.length === 0) return null;
  return (
    <section
      aria-label={words.strays(strays.length)}
      className="flex w-full items-start justify-between gap-3 rounded-lg border border-amber-500 bg-amber-50 py-1 ps-4 pe-1 text-amber-950 text-sm"
    >
      <div role="alert" className="min-w-0 py-2">
        <p className="font-semibold">{words.strays(strays.length)}</p>
        <ul className="max-h-24 overflow-y-auto">
          {strays.map((text) => (
            <li key={text} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      </div>
      <Button variant="ghost" onClick={onDismiss}>
        {words.dismissStrays}
      </Button>
    </section>
  );
}
