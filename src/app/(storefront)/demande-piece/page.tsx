import type { Metadata } from 'next';
import { findBoiler } from '@/boilers/read-boilers';
import { shop } from '@/shop';
import { PartRequestForm } from '@/storefront/part-request/part-request-form';
import { partRequestWords } from '@/words/fr/orders/part-requests';
import { database } from '../database';

export const dynamic = 'force-dynamic';

export const generateMetadata = (): Metadata => ({
  title: partRequestWords.title,
  description: partRequestWords.description,
  alternates: { canonical: '/demande-piece' },
});

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Asking for a part; `?model=` names the boiler's slug. */
export default async function PartRequestPage({ searchParams }: Props) {
  const slug = [(await searchParams).model].flat()[0] ?? '';
  const boiler = await findBoiler({ db: await database(), slug });
  return (
    <main id="contenu" tabIndex={-1} className="mx-auto min-h-[60dvh] w-full max-w-4xl px-4 py-6 sm:px-6 lg:py-8">
      <h1 className="mb-2 font-bold text-2xl text-slate-900 tracking-tight sm:text-3xl">{partRequestWords.title}</h1>
      <noscript>
        <p className="my-4 rounded-lg bg-amber-50 p-4 text-amber-950">
          {partRequestWords.noScript(shop.phones.join(' ou '))}
        </p>
      </noscript>
      <p className="mb-6 max-w-prose text-slate-600">{partRequestWords.lead}</p>
      <PartRequestForm
        model={boiler && { slug: boiler.slug, name: `${boiler.brand} ${boiler.range} ${boiler.name}` }}
      />
    </main>
  );
}
