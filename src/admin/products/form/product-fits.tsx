'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { officeCommonWords } from '@/words/en/common';
import { cmsListOfProduct } from '../../lib/paths';
import { productFitsQuery } from '../queries';

const words = officeProductFormWords.fits;

/** How many boilers a saved product fits and how many numbers it has, with links to those lists in the CMS. */
export function ProductFits({ product }: { product: number }) {
  const { data, error } = useQuery(productFitsQuery(product));
  return (
    <section aria-labelledby="product-fits" className="min-w-0">
      <h3 id="product-fits" className="font-medium text-sm">
        {words.title}
      </h3>
      <p className="text-slate-600 text-xs">{words.hint}</p>
      <ul className="mt-2 grid gap-1 text-sm">
        <Row link={<List of="fitments" product={product} label={words.editFitments} />}>
          {data ? words.models(data) : error ? officeProductFormWords.notLoaded : officeCommonWords.loading}
        </Row>
        {data && (
          <Row link={<List of="part-numbers" product={product} label={words.editNumbers} />}>
            {words.numbers(data.numbers)}
          </Row>
        )}
      </ul>
    </section>
  );
}

function Row({ link, children }: { link: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <span>{children}</span>
      {link}
    </li>
  );
}

function List({ of, product, label }: { of: string; product: number; label: string }) {
  return (
    <a
      href={cmsListOfProduct(of, product)}
      target="_blank"
      rel="noreferrer"
      className="py-1 text-blue-900 text-sm underline"
    >
      {label}
    </a>
  );
}
