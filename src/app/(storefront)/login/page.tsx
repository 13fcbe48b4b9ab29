import type { Metadata } from 'next';
import { env } from '@/env';
import { LoginPage } from '@/storefront/login/login-page';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Se connecter',
  description: 'Connectez-vous à votre compte pour suivre vos commandes de pièces de chaudière et de chauffage.',
  alternates: { canonical: '/login' },
  robots: { index: false, follow: true },
};

/** /login and /Login */
export default function Login() {
  return <LoginPage opens="login" googleClientId={env.GOOGLE_CLIENT_ID ?? null} />;
}
