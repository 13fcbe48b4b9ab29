import type { Metadata } from 'next';
import { RecoveryPage } from '@/storefront/recovery/recovery-page';
import { ResetForm } from '@/storefront/recovery/reset-form';
import { pageWords } from '@/words/fr/pages';

export const dynamic = 'force-dynamic';

export const generateMetadata = (): Metadata => ({
  title: pageWords.resetPassword.title,
  description: pageWords.resetPassword.description,
  alternates: { canonical: '/reset-password' },
  robots: { index: false, follow: true },
});

export default function ResetPassword() {
  return (
    <RecoveryPage title={pageWords.resetPassword.title}>
      <ResetForm />
    </RecoveryPage>
  );
}
