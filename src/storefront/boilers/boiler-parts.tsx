import type { BoilerAnswer } from '@/contract/catalogue';
import { boilerName } from '@/domain/boilers';
import { ProductGrid } from '@/storefront/catalogue/cards/card-parts';
import { ProductCard } from '@/storefront/catalogue/cards/product-card';
import { boilersWords } from '@/words/fr/boilers';
import { AskByWhatsApp } from './ask-by-whatsapp';
import { ConfidenceBadge } from './confidence-badge';
import { type FittedPart, fittedParts } from './fitted-parts';

/** Cards that are in sight when the page opens: their pictures are fetched first. */
const FIRST = 4;

/** The parts of a model by category, each with how certain it is and where it goes. */
export function BoilerParts({ boiler }: { boiler: BoilerAnswer }) {
  const shelves = boiler.categories.map(({ name, slug, products }) => ({ name, slug, parts: fittedParts(products) }));
  const hasUnverified = shelves.some(({ parts }) => parts.some(({ isConfirmed }) => !isConfirmed));
  return (
    <>
      {shelves.length > 1 && <Shelves shelves={shelves} />}
      {hasUnverified && <ToCheckNote model={boilerName(boiler)} />}
      {shelves.map(({ name, slug, parts }, index) => (
        <section key={slug} aria-labelledby={anchorOf(slug)} className="mt-8">
          <h2
            id={anchorOf(slug)}
            className="mb-4 scroll-mt-40 font-bold text-slate-900 text-xl tracking-tight sm:text-2xl"
          >
            {name}
          </h2>
          <ProductGrid>
            {parts.map((part, place) => (
              <Part key={part.product.id} part={part} isFirst={index === 0 && place < FIRST} />
            ))}
          </ProductGrid>
        </section>
      ))}
    </>
  );
}

const anchorOf = (slug: string) => `categorie-${slug}`;

function Shelves({ shelves }: { shelves: readonly { name: string; slug: string; parts: readonly unknown[] }[] }) {
  return (
    <nav aria-label={boilersWords.shelves} className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {shelves.map(({ name, slug, parts }) => (
          <li key={slug}>
            <a
              href={`#${anchorOf(slug)}`}
              className="inline-flex min-h-9 items-center gap-2 rounded-full border border-slate-300 px-3 text-sm hover:border-blue-900 hover:bg-blue-50"
            >
              {name}
              <span className="text-slate-600 tabular-nums">{parts.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ToCheckNote({ model }: { model: string }) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg bg-amber-50 p-4 text-slate-800 text-sm">
      <p className="min-w-0 max-w-prose flex-1 basis-72">{boilersWords.toCheckText}</p>
      <AskByWhatsApp text={boilersWords.whatsAppModel(model)}>{boilersWords.whatsAppPlate}</AskByWhatsApp>
    </div>
  );
}

type Product = BoilerAnswer['categories'][number]['products'][number];

function Part({ part: { product, isConfirmed, places }, isFirst }: { part: FittedPart<Product>; isFirst: boolean }) {
  return (
    <li className="flex flex-col gap-1.5">
      <p className="flex flex-wrap gap-x-2 text-slate-700 text-sm">
        <ConfidenceBadge isConfirmed={isConfirmed} />
        {places.length > 0 && (
          <span className="min-w-0 break-words">
            {places.map(({ position, qualifier }) => boilersWords.placed(position, qualifier)).join(' ; ')}
          </span>
        )}
      </p>
      <div className="flex-1">
        <ProductCard product={product} isFirst={isFirst} />
      </div>
    </li>
  );
}
