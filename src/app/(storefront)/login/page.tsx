import type { Metadata } from 'next';
import { env } from '@/env';
import { LoginPage } from '@/storefront/login/login-page';
import { commonWords } from '@/words/fr/common';
import { pageWords } from '@/words/fr/pages';

export const dynamic = 'force-dynamic';

export const generateMetadata = (): Metadata => ({
  title: commonWords.logIn,
  description: pageWords.login.description,
  alternates: { canonical: '/login' },
  robots: { index: false, follow: true },
});

/** /login and /Login */
export default function Login() {
  return <LoginPage opens="login" googleClientId={env.GOOGLE_CLIENT_ID ?? null} />;
}
