import type { Metadata } from 'next';
import { ForgotForm } from '@/storefront/recovery/forgot-form';
import { RecoveryPage } from '@/storefront/recovery/recovery-page';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Mot de passe oublié',
  description: 'Recevez par e-mail un lien pour choisir un nouveau mot de passe.',
  alternates: { canonical: '/forgot-password' },
  robots: { index: false, follow: true },
};

export default function ForgotPassword() {
  return (
    <RecoveryPage title="Mot de passe oublié">
      <ForgotForm />
    </RecoveryPage>
  );
}
