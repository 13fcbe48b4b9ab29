type ListingLink = {
  /** a slug */
  category?: string;
  /** a name */
  brand?: string;
  /** the listing then says by what it is filtered */
  opensFilters?: boolean;
};

/** Where brands and categories lead: the listing of one, or of both at once. */
export function listingLink({ category, brand, opensFilters = false }: ListingLink): string {
  const parts = [
    category === undefined ? null : `categories=${encodeURIComponent(category)}`,
    brand === undefined ? null : `tags=${encodeURIComponent(brand)}`,
    opensFilters ? 'openFilters=true' : null,
  ];
  return `/breadProduct?${parts.filter((part) => part !== null).join('&')}`;
}
