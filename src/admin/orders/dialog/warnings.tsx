import { TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { AdminOrder } from '@/contract/admin/orders';
import { officeDeskWords } from '@/words/en/orders/order-desk';
import { orderPath } from '../../lib/paths';

/** What a clerk should know before calling. */
export function Warnings({ warnings }: Pick<AdminOrder, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <ul
      aria-label={officeDeskWords.warnings}
      className="grid w-full gap-1 rounded-lg bg-amber-100 px-3 py-2 text-amber-950"
    >
      {warnings.map(({ kind, text }) => (
        <li key={kind} className="flex gap-2 font-medium text-sm">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">{kind === 'blocked' ? text : withLinks(text)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The numbers of orders, as the server writes them, lead to these orders. The reason of a block is a clerk's own text. */
function withLinks(text: string): ReactNode[] {
  return text.split(/(#\d+)/).map((part) =>
    part.startsWith('#') ? (
      <Link
        key={part}
        href={orderPath(Number(part.slice(1)))}
        prefetch={false}
        className="underline underline-offset-2"
      >
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
