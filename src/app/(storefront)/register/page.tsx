import type { Metadata } from 'next';
import { env } from '@/env';
import { LoginPage } from '@/storefront/login/login-page';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Créer un compte',
  description: 'Créez un compte pour retrouver et suivre vos commandes de pièces de chaudière et de chauffage.',
  alternates: { canonical: '/register' },
  robots: { index: false, follow: true },
};

/** /register and /Register */
export default function Register() {
  return <LoginPage opens="register" googleClientId={env.GOOGLE_CLIENT_ID ?? null} />;
}
