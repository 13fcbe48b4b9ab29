import type { Metadata } from 'next';
import { listingMetadata } from '../products/listing-metadata';
import { ListingPage } from '../products/listing-page';
import type { PageSearchParams } from '../products/search-params';

export const dynamic = 'force-dynamic';

type Props = { searchParams: PageSearchParams };

export function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return listingMetadata(searchParams);
}

export default function BreadProductPage({ searchParams }: Props) {
  return <ListingPage path="/breadProduct" searchParams={searchParams} />;
}
