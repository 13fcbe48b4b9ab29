import type { Metadata } from 'next';
import { AboutPage } from '@/storefront/about/about-page';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'À propos',
  description:
    'Qui nous sommes, ce que nous savons du chauffage, et comment nous joindre. Mentions légales, conditions de vente, confidentialité.',
  alternates: { canonical: '/Apropos' },
};

/** /Apropos and /apropos */
export default function AproposPage() {
  return <AboutPage />;
}
