import { FileText } from 'lucide-react';
import type { ProductDocument } from '@/contract/catalogue';
import { productWords } from '@/words/fr/catalogue/product';
import { commonWords } from '@/words/fr/common';

/** The PDFs of a product, each with its kind and size, since visitors may pay for each megabyte. */
export function Documents({ documents }: { documents: readonly ProductDocument[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {documents.map(({ title, kind, url, size }) => (
        <li key={`${url} ${title}`} className="flex items-start gap-2 py-1">
          <FileText aria-hidden className="size-5 shrink-0 text-red-800" />
          <span className="min-w-0 break-words">
            <a href={url} target="_blank" rel="noopener" className="font-medium text-blue-900 underline">
              {title}
              <span className="sr-only">{commonWords.newWindow}</span>
            </a>
            <span className="block text-slate-600 text-xs">{productWords.documentFacts(kind, size)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
