import type { Metadata } from 'next';
import { ConfirmEmail } from '@/storefront/recovery/confirm-email';
import { RecoveryPage } from '@/storefront/recovery/recovery-page';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Confirmer votre adresse',
  description: 'Confirmez la nouvelle adresse e-mail de votre compte.',
  alternates: { canonical: '/confirm-email' },
  robots: { index: false, follow: true },
};

export default function ConfirmEmailPage() {
  return (
    <RecoveryPage title="Confirmer votre adresse">
      <ConfirmEmail />
    </RecoveryPage>
  );
}
