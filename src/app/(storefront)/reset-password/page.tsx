import type { Metadata } from 'next';
import { RecoveryPage } from '@/storefront/recovery/recovery-page';
import { ResetForm } from '@/storefront/recovery/reset-form';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Nouveau mot de passe',
  description: 'Choisissez un nouveau mot de passe pour votre compte.',
  alternates: { canonical: '/reset-password' },
  robots: { index: false, follow: true },
};

export default function ResetPassword() {
  return (
    <RecoveryPage title="Nouveau mot de passe">
      <ResetForm />
    </RecoveryPage>
  );
}
