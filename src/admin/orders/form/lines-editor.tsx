import { Trash2 } from 'lucide-react';
import { officeOrderFormWords } from '@/words/en/orders/order-form';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import { backOfficeAmount } from '../../lib/format';
import { ProductSearch } from '../../stock-book/product-search';
import { Button } from '../../ui/button';
import { INPUT_CLASS } from '../../ui/text-field';
import { type DraftLine, quantityOf, withProduct } from './order-draft';
import type { Problems } from './problems';

type LinesEditorProps = {
  id: string;
  lines: readonly DraftLine[];
  problems: Problems;
  onChange: (lines: readonly DraftLine[]) => void;
};

/** The lines of an order: quantities, lines that go, and products that are added by a search. */
export function LinesEditor({ id, lines, problems, onChange }: LinesEditorProps) {
  return (
    <section aria-label={officeOrderFormWords.items} className="grid gap-3">
      <h3 className="font-semibold text-slate-900">{officeOrderFormWords.items}</h3>
      {lines.length > 0 && (
        <ul className="divide-y divide-slate-200 rounded-lg border border-slate-200">
          {lines.map((line, index) => (
            <Line
              key={line.itemId ?? line.productId}
              id={`${id}-line-${index}`}
              line={line}
              problem={problems[`items.${index}.quantity`] ?? problems[`items.${index}.product_id`]}
              onQuantity={(quantity) =>
                onChange(lines.map((other, place) => (place === index ? { ...other, quantity } : other)))
              }
              onRemove={() => onChange(lines.filter((_, place) => place !== index))}
            />
          ))}
        </ul>
      )}
      {problems.items && (
        <p role="alert" className="font-medium text-red-700 text-sm">
          {problems.items}
        </p>
      )}
      <div className="[&>*]:mb-0 [&>*]:max-w-none">
        <ProductSearch
          label={officeOrderFormWords.addProduct}
          isInvalid={problems.items !== undefined}
          onChoose={({ id: productId, title, reference, price, stock }) =>
            onChange(withProduct(lines, { productId, title, reference, price: Number(price), stock }))
          }
        />
      </div>
    </section>
  );
}

type LineProps = {
  id: string;
  line: DraftLine;
  problem: string | undefined;
  onQuantity: (quantity: string) => void;
  onRemove: () => void;
};

function Line({ id, line, problem, onQuantity, onRemove }: LineProps) {
  const { title, reference, price, quantity, stock, productId } = line;
  const pieces = quantityOf(line);
  const isShort = stock !== null && pieces !== null && pieces > stock && line.itemId === null;
  const message = problem ?? (isShort ? officeOrderFormWords.short(stock) : undefined);
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 p-3">
      <div className="min-w-0 flex-1 basis-40 max-sm:basis-full">
        <p className="wrap-anywhere font-medium text-slate-900 text-sm">{title}</p>
        <p className="text-slate-600 text-xs tabular-nums">
          {[
            reference === null ? null : officeOrderScreenWords.reference(reference),
            officeOrderScreenWords.each(backOfficeAmount(price)),
            productId === null ? officeOrderFormWords.deleted : null,
            stock === null ? null : officeOrderFormWords.inStock(stock),
          ]
            .filter((text) => text !== null)
            .join(' · ')}
        </p>
      </div>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={officeOrderFormWords.quantityOf(title)}
        aria-invalid={message !== undefined}
        {...(message !== undefined && { 'aria-describedby': `${id}-problem` })}
        value={quantity}
        onChange={({ target }) => onQuantity(target.value)}
        onFocus={({ target }) => target.select()}
        className={`${INPUT_CLASS} !w-20 text-end tabular-nums`}
      />
      <span className="w-28 text-end font-semibold text-sm tabular-nums">
        {pieces === null ? '' : backOfficeAmount(price * pieces)}
      </span>
      <Button variant="ghost" size="icon" aria-label={officeOrderFormWords.remove(title)} onClick={onRemove}>
        <Trash2 aria-hidden className="size-4" />
      </Button>
      {message !== undefined && (
        <p id={`${id}-problem`} className="w-full font-medium text-red-700 text-sm">
          {message}
        </p>
      )}
    </li>
  );
}
