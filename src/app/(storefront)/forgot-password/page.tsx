import type { Metadata } from 'next';
import { ForgotForm } from '@/storefront/recovery/forgot-form';
import { RecoveryPage } from '@/storefront/recovery/recovery-page';
import { pageWords } from '@/words/fr/pages';

export const dynamic = 'force-dynamic';

export const generateMetadata = (): Metadata => ({
  title: pageWords.forgotPassword.title,
  description: pageWords.forgotPassword.description,
  alternates: { canonical: '/forgot-password' },
  robots: { index: false, follow: true },
});

export default function ForgotPassword() {
  return (
    <RecoveryPage title={pageWords.forgotPassword.title}>
      <ForgotForm />
    </RecoveryPage>
  );
}
