import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SteppedPage } from '@/app/(storefront)/stepped-page';
import type { BoilerAnswer } from '@/contract/catalogue';
import { boilerBrandHref, boilerHref } from '@/domain/boilers/boiler-hrefs';
import { boilerName } from '@/domain/boilers/boilers';
import { BoilerFacts } from '@/storefront/boilers/boiler-facts';
import { BoilerParts } from '@/storefront/boilers/boiler-parts';
import { boilerSteps } from '@/storefront/boilers/boiler-steps';
import { ChooseThisBoiler } from '@/storefront/boilers/mine/choose-this-boiler';
import { NoParts } from '@/storefront/boilers/no-parts';
import { PageHeader } from '@/storefront/layout/section';
import { ShopLink } from '@/storefront/ui/shop-link';
import { boilersWords } from '@/words/fr/boilers/boilers';
import { myBoilerWords } from '@/words/fr/boilers/my-boiler';
import { loadBoiler } from '../../load-boilers';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ brand: string; model: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand, model } = await params;
  const boiler = await loadBoiler(brand, model);
  if (!boiler) return { title: boilersWords.unknownModel };
  const name = boilerName(boiler);
  return {
    title: boilersWords.modelTitle(name),
    description: boilersWords.modelDescription(name, partsOf(boiler).length),
    alternates: { canonical: boilerHref({ brandSlug: boiler.brand_slug, slug: boiler.slug }) },
  };
}

/** Nothing here may suspend before the model is known: the status of an unknown one must be 404. */
export default async function BoilerPage({ params }: Props) {
  const { brand, model } = await params;
  const boiler = await loadBoiler(brand, model);
  if (!boiler) notFound();
  const name = boilerName(boiler);
  const href = boilerHref({ brandSlug: boiler.brand_slug, slug: boiler.slug });
  const steps = [...boilerSteps({ name: boiler.brand, slug: boiler.brand_slug }), { name, href }];
  const parts = partsOf(boiler);
  return (
    <SteppedPage steps={steps} links={parts}>
      <PageHeader
        title={boilersWords.modelTitle(name)}
        text={
          <p className="tabular-nums">
            {parts.length > 0 && `${boilersWords.partCount(parts.length)} · `}
            <ShopLink href={`${boilerBrandHref(boiler.brand_slug)}#plaque`} className="text-blue-900 underline">
              {myBoilerWords.whereIsPlate}
            </ShopLink>
          </p>
        }
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4">
        <ChooseThisBoiler
          boiler={{
            slug: boiler.slug,
            brandSlug: boiler.brand_slug,
            brand: boiler.brand,
            range: boiler.range,
            name: boiler.name,
          }}
        />
        <BoilerFacts boiler={boiler} />
      </div>
      {parts.length === 0 ? (
        <div className="mt-8">
          <NoParts model={name} />
        </div>
      ) : (
        <BoilerParts boiler={boiler} />
      )}
    </SteppedPage>
  );
}

/** Each part once, as search engines read them. */
function partsOf({ categories }: BoilerAnswer): { name: string; href: string }[] {
  const titles = new Map(categories.flatMap(({ products }) => products.map(({ id, title }) => [id, title])));
  return [...titles].map(([id, name]) => ({ name, href: `/product/${id}` }));
}
