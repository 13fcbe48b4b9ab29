import type { BoilerAnswer } from '@/contract/catalogue';
import { boilerName } from '@/domain/boilers/boilers';
import { ProductGrid } from '@/storefront/catalogue/cards/card-parts';
import { ProductCard } from '@/storefront/catalogue/cards/product-card';
import { boilersWords } from '@/words/fr/boilers/boilers';
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
      <div className="mt-6">
        <ProductGrid>
          {shelves.flatMap(({ name, slug, parts }, index) =>
            parts.map((part, place) => (
              <li
                key={`${slug} ${part.product.id}`}
                className="row-span-3 grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-1.5"
              >
                <ShelfTitle slug={slug} name={place === 0 ? name : null} />
                <Part part={part} isFirst={index + place < FIRST} />
              </li>
            )),
          )}
        </ProductGrid>
      </div>
    </>
  );
}

const anchorOf = (slug: string) => `categorie-${slug}`;

function Shelves({ shelves }: { shelves: readonly { name: string; slug: string; parts: readonly unknown[] }[] }) {
  return (
    <nav aria-label={boilersWords.shelves} className="mt-5">
      {/* one row that is pushed aside on a phone: the parts come into the first view */}
      <ul className="-mx-4 flex gap-2 px-4 py-1 max-sm:overflow-x-auto sm:mx-0 sm:flex-wrap sm:px-0">
        {shelves.map(({ name, slug, parts }) => (
          <li key={slug} className="shrink-0">
            <a
              href={`#${anchorOf(slug)}`}
              className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full sm:min-h-9 border border-slate-300 px-3 text-sm hover:border-blue-900 hover:bg-blue-50"
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

/**
 * Above the first part of a category; the subgrid keeps its room above further parts, so that the cards of a row are level. Most
 * categories of a model have one part: a row for each would leave the page nearly empty.
 */
function ShelfTitle({ slug, name }: { slug: string; name: string | null }) {
  if (name === null) return <div aria-hidden />;
  return (
    <h2 id={anchorOf(slug)} className="flex scroll-mt-40 items-end break-words pt-3 font-bold text-slate-900 leading-5">
      <span className="line-clamp-2">{name}</span>
    </h2>
  );
}

function ToCheckNote({ model }: { model: string }) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-amber-50 p-4 text-slate-800 text-sm">
      <p className="min-w-0 max-w-prose flex-1 basis-72">{boilersWords.toCheckText}</p>
      <AskByWhatsApp text={boilersWords.whatsAppModel(model)}>{boilersWords.whatsAppPlate}</AskByWhatsApp>
    </div>
  );
}

type Product = BoilerAnswer['categories'][number]['products'][number];

function Part({ part: { product, isConfirmed, places }, isFirst }: { part: FittedPart<Product>; isFirst: boolean }) {
  return (
    <>
      <p className="flex flex-wrap content-start items-baseline gap-x-2 text-slate-700 text-sm">
        <ConfidenceBadge isConfirmed={isConfirmed} />
        {places.length > 0 && (
          <span className="min-w-0 break-words">
            {places.map(({ position, qualifier }) => boilersWords.placed(position, qualifier)).join(' ; ')}
          </span>
        )}
      </p>
      <ProductCard product={product} isFirst={isFirst} />
    </>
  );
}
