import type { Metadata } from 'next';
import { env } from '@/env';
import { LoginPage } from '@/storefront/login/login-page';
import { pageWords } from '@/words/fr/pages';

export const dynamic = 'force-dynamic';

export const generateMetadata = (): Metadata => ({
  title: pageWords.register.title,
  description: pageWords.register.description,
  alternates: { canonical: '/register' },
  robots: { index: false, follow: true },
});

/** /register and /Register */
export default function Register() {
  return <LoginPage opens="register" googleClientId={env.GOOGLE_CLIENT_ID ?? null} />;
}
