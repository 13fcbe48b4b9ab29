import type { Metadata } from 'next';
import { listingMetadata } from './listing-metadata';
import { ListingPage } from './listing-page';
import type { PageSearchParams } from './search-params';

export const dynamic = 'force-dynamic';

type Props = { searchParams: PageSearchParams };

export function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return listingMetadata(searchParams);
}

export default function ProductsPage({ searchParams }: Props) {
  return <ListingPage path="/products" searchParams={searchParams} />;
}
