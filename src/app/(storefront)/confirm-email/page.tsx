import type { Metadata } from 'next';
import { ConfirmEmail } from '@/storefront/recovery/confirm-email';
import { RecoveryPage } from '@/storefront/recovery/recovery-page';
import { pageWords } from '@/words/fr/pages';

export const dynamic = 'force-dynamic';

export const generateMetadata = (): Metadata => ({
  title: pageWords.confirmEmail.title,
  description: pageWords.confirmEmail.description,
  alternates: { canonical: '/confirm-email' },
  robots: { index: false, follow: true },
});

export default function ConfirmEmailPage() {
  return (
    <RecoveryPage title={pageWords.confirmEmail.title}>
      <ConfirmEmail />
    </RecoveryPage>
  );
}
