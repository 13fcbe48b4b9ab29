import type { Metadata } from 'next';
import { TrackByNumber } from '@/storefront/tracking/track-by-number';
import { TrackingPage } from '@/storefront/tracking/tracking-page';
import { trackingWords } from '@/words/fr/orders/tracking';
import { pageWords } from '@/words/fr/pages';

export const dynamic = 'force-dynamic';

export const generateMetadata = (): Metadata => ({
  title: pageWords.tracking.title,
  description: pageWords.tracking.description,
  alternates: { canonical: '/suivi' },
  robots: { index: false, follow: true },
});

/** An order by its number and telephone. */
export default function FindOrderPage() {
  return (
    <TrackingPage lead={trackingWords.lead}>
      <TrackByNumber />
    </TrackingPage>
  );
}
