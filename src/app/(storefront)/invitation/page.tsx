import type { Metadata } from 'next';
import { RecoveryPage } from '@/storefront/recovery/recovery-page';
import { ResetForm } from '@/storefront/recovery/reset-form';
import { pageWords } from '@/words/fr/pages';

export const dynamic = 'force-dynamic';

export const generateMetadata = (): Metadata => ({
  title: pageWords.invitation.title,
  description: pageWords.invitation.description,
  alternates: { canonical: '/invitation' },
  robots: { index: false, follow: true },
});

export default function Invitation() {
  return (
    <RecoveryPage title={pageWords.invitation.title}>
      <ResetForm isInvitation />
    </RecoveryPage>
  );
}
