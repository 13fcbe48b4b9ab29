import type { Metadata } from 'next';
import { shop } from '@/shop';
import { QueryProvider } from '@/storefront/api/query-provider';
import { PAGE_WIDTH } from '@/storefront/layout/page-width';
import { ProfileScreen } from '@/storefront/profile/profile-screen';
import { pageWords } from '@/words/fr/pages';

export const dynamic = 'force-dynamic';

export const generateMetadata = (): Metadata => ({
  title: pageWords.profile.title,
  description: pageWords.profile.description,
  alternates: { canonical: '/profile' },
  robots: { index: false, follow: true },
});

/** /profile and /Profile: the same HTML for everybody; the browser fills in the account of its session. */
export default function ProfilePage() {
  return (
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} min-h-dvh py-6 lg:py-8`}>
      <h1 className="mb-6 font-bold text-2xl text-slate-900 tracking-tight sm:text-3xl">{pageWords.profile.title}</h1>
      <noscript>
        <p className="mb-6 rounded-lg bg-amber-50 p-4 text-amber-950">
          {pageWords.profile.noScript(shop.phones.join(' ou '))}
        </p>
      </noscript>
      <QueryProvider>
        <ProfileScreen />
      </QueryProvider>
    </main>
  );
}
