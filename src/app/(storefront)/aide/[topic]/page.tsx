import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SteppedPage } from '@/app/(storefront)/stepped-page';
import { TOPIC_PAGES, topicOfPath } from '@/domain/boilers/help-topics';
import { HelpFacts } from '@/storefront/help/help-facts';
import { PageHeader } from '@/storefront/layout/section';
import { commonWords } from '@/words/fr/common';
import { helpWords } from '@/words/fr/help';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ topic: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const topic = topicOfPath((await params).topic);
  if (!topic) return { title: helpWords.title };
  const { title, lead } = helpWords.pages[topic];
  return { title, description: lead(), alternates: { canonical: TOPIC_PAGES[topic] } };
}

/** What holds for delivery, guarantee, returns, invoice or payment. */
export default async function HelpPage({ params }: Props) {
  const topic = topicOfPath((await params).topic);
  if (!topic) notFound();
  const { title, lead } = helpWords.pages[topic];
  const steps = [
    { name: commonWords.home, href: '/' },
    { name: title, href: TOPIC_PAGES[topic] },
  ];
  return (
    <SteppedPage steps={steps}>
      <PageHeader title={title} text={lead()} />
      <HelpFacts topic={topic} />
    </SteppedPage>
  );
}
