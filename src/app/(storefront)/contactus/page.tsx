import type { Metadata } from 'next';
import { ContactPage } from '@/storefront/contact/contact-page';
import { pageWords } from '@/words/fr/pages';

export const dynamic = 'force-dynamic';

export const generateMetadata = (): Metadata => ({
  title: pageWords.contact.title,
  description: pageWords.contact.description,
  alternates: { canonical: '/contactus' },
});

/** /contactus and /contact */
export default function ContactUsPage() {
  return <ContactPage />;
}
