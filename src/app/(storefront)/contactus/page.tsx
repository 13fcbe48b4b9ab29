import type { Metadata } from 'next';
import { ContactPage } from '@/storefront/contact/contact-page';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Contact',
  description:
    'Téléphone, e-mail, WhatsApp ou ticket : nos spécialistes du chauffage vous aident à trouver la bonne pièce. Horaires et plan d’accès.',
  alternates: { canonical: '/contactus' },
};

/** /contactus and /contact */
export default function ContactUsPage() {
  return <ContactPage />;
}
