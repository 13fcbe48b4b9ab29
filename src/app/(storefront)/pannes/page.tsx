import type { Metadata } from 'next';
import { SteppedPage } from '@/app/(storefront)/stepped-page';
import { SYMPTOMS } from '@/domain/boilers/help-topics';
import { symptomHref } from '@/domain/boilers/symptoms';
import { PageHeader } from '@/storefront/layout/section';
import { SymptomList } from '@/storefront/symptoms/symptom-list';
import { symptomWords } from '@/words/fr/boilers/symptoms';
import { commonWords } from '@/words/fr/common';
import { loadSymptoms } from './load-symptoms';

export const dynamic = 'force-dynamic';

export const generateMetadata = (): Metadata => ({
  title: symptomWords.title,
  description: symptomWords.description,
  alternates: { canonical: SYMPTOMS },
});

export default async function SymptomsPage() {
  const symptoms = await loadSymptoms();
  const steps = [
    { name: commonWords.home, href: '/' },
    { name: symptomWords.title, href: SYMPTOMS },
  ];
  return (
    <SteppedPage steps={steps} links={symptoms.map(({ title, slug }) => ({ name: title, href: symptomHref(slug) }))}>
      <PageHeader title={symptomWords.title} text={symptomWords.hint} />
      <div className="mt-5">
        {symptoms.length > 0 ? <SymptomList symptoms={symptoms} /> : <p>{symptomWords.none}</p>}
      </div>
    </SteppedPage>
  );
}
