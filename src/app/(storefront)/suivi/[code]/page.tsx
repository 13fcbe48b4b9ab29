import type { Metadata } from 'next';
import { TrackByCode } from '@/storefront/tracking/track-by-code';
import { TrackingPage } from '@/storefront/tracking/tracking-page';
import { pageWords } from '@/words/fr/pages';

export const dynamic = 'force-dynamic';

/** No canonical address: this one is a key. */
export const generateMetadata = (): Metadata => ({
  title: pageWords.tracking.title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

/** An order by its code: the same HTML for every code, the browser asks for the order. */
export default async function FollowOrderPage({ params }: { params: Promise<{ code: string }> }) {
  return (
    <TrackingPage>
      <TrackByCode code={decodeURIComponent((await params).code)} />
    </TrackingPage>
  );
}
