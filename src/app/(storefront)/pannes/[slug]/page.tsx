import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { database } from '@/app/(storefront)/database';
import { handOver, orNothing } from '@/app/(storefront)/reading';
import { SteppedPage } from '@/app/(storefront)/stepped-page';
import { showProducts } from '@/catalogue';
import { SYMPTOMS } from '@/domain/boilers/help-topics';
import { symptomHref } from '@/domain/boilers/symptoms';
import { PAGE_SIZE } from '@/domain/pagination';
import { NO_FILTERS } from '@/domain/search/listing-filters';
import { productsQuery } from '@/storefront/api/listing-queries';
import { PageAnswersProvider } from '@/storefront/api/page-query/page-answers';
import { AskAPerson } from '@/storefront/help/ask-a-person';
import { PageHeader } from '@/storefront/layout/section';
import { TitledSection } from '@/storefront/layout/titled-section';
import { SymptomList } from '@/storefront/symptoms/symptom-list';
import { SymptomParts } from '@/storefront/symptoms/symptom-parts';
import { SymptomView } from '@/storefront/symptoms/symptom-view';
import { symptomWords } from '@/words/fr/boilers/symptoms';
import { commonWords } from '@/words/fr/common';
import { loadSymptom, loadSymptoms } from '../load-symptoms';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const symptom = await loadSymptom((await params).slug);
  if (!symptom) return { title: symptomWords.unknown };
  return {
    title: symptom.title,
    description: symptomWords.pageDescription(symptom.title, symptom.summary),
    alternates: { canonical: symptomHref(symptom.slug) },
  };
}

/** Nothing here may suspend before the symptom is known: the status of an unknown one must be 404. */
export default async function SymptomPage({ params }: Props) {
  const symptom = await loadSymptom((await params).slug);
  if (!symptom) notFound();
  const { title, slug, categories } = symptom;
  const steps = [
    { name: commonWords.home, href: '/' },
    { name: symptomWords.title, href: SYMPTOMS },
    { name: title, href: symptomHref(slug) },
  ];
  const others = (await loadSymptoms()).filter((other) => other.slug !== slug);
  return (
    <SteppedPage steps={steps}>
      <PageHeader title={title} />
      <SymptomView symptom={symptom} />
      {categories.length > 0 && (
        <PageAnswersProvider answers={await loadParts(categories.map((category) => category.slug))}>
          <SymptomParts categories={categories} />
        </PageAnswersProvider>
      )}
      <AskAPerson text={symptomWords.askText} message={symptomWords.askMessage(title)} />
      {others.length > 0 && (
        <TitledSection id="autres" title={symptomWords.otherSymptoms} isLarge>
          <SymptomList symptoms={others} />
        </TitledSection>
      )}
    </SteppedPage>
  );
}

/** The parts without a boiler, which the browser takes over. */
async function loadParts(categories: string[]) {
  const filters = { ...NO_FILTERS, categories };
  const read = database().then((db) => showProducts({ db, query: { ...filters, limit: PAGE_SIZE } }));
  return handOver(productsQuery(filters).queryKey, await orNothing(read));
}
