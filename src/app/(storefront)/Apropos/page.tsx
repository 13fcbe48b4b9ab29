import type { Metadata } from 'next';
import { AboutPage } from '@/storefront/about/about-page';
import { pageWords } from '@/words/fr/pages';

export const dynamic = 'force-dynamic';

export const generateMetadata = (): Metadata => ({
  title: pageWords.about.title,
  description: pageWords.about.description,
  alternates: { canonical: '/Apropos' },
});

/** /Apropos and /apropos */
export default function AproposPage() {
  return <AboutPage />;
}
