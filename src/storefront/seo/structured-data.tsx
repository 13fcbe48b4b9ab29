/** What search engines read beside the page: schema.org objects, built from the same data as the page. */
import type { ProductDetail } from '@/contract/catalogue';
import { boilerHref } from '@/domain/boilers/boiler-hrefs';
import { boilerName } from '@/domain/boilers/boilers';
import { telUrl } from '@/domain/links';
import { toCentimes, toDecimalString } from '@/domain/money';
import { hasPrice } from '@/domain/products/availability';
import { logoAt } from '@/domain/settings/logo';
import { isBlank } from '@/domain/text';
import { CURRENCY, shop } from '@/shop';
import { picturesOf } from '@/storefront/product/pictures';

export type StructuredData = { '@context': 'https://schema.org'; '@type': string; [property: string]: unknown };

/** @param absolute makes a full address of a path */
type Absolute = (path: string) => string;

const CONTEXT = { '@context': 'https://schema.org' } as const;

/**
 * A product; null for one without a price. Search engines take a product with an offer, a review or a rating only, and the shop has
 * no reviews: without an offer they report an error on the page.
 */
export function productData(product: ProductDetail, absolute: Absolute): StructuredData | null {
  const { id, title, short_description, tags, categories, price } = product;
  if (!hasPrice(price)) return null;
  const mpn = makerNumber(product);
  const boilers = confirmedBoilers(product, absolute);
  const url = absolute(`/product/${id}`);
  const images = picturesOf(product).flatMap((address) => addressOrNone(address, absolute));
  return {
    ...CONTEXT,
    '@type': 'Product',
    name: title,
    url,
    sku: String(id),
    ...(isBlank(short_description) ? {} : { description: short_description }),
    ...(mpn === null ? {} : { mpn }),
    ...(tags[0] === undefined ? {} : { brand: { '@type': 'Brand', name: tags[0] } }),
    ...(categories[0] === undefined ? {} : { category: categories[0] }),
    ...(images.length > 0 ? { image: images } : {}),
    ...(boilers.length > 0 ? { isAccessoryOrSparePartFor: boilers } : {}),
    offers: offer(product, { url, price }),
  };
}

/** The maker's number: the reference, else a number of that kind. */
function makerNumber({ reference, numbers }: ProductDetail): string | null {
  return reference ?? numbers.find(({ kind }) => kind === 'maker')?.number ?? null;
}

/** The models that it fits for certain, each once. `ProductModel`: a product would need an offer itself. */
function confirmedBoilers({ fits }: ProductDetail, absolute: Absolute): object[] {
  const models = new Map(fits.filter(({ confidence }) => confidence === 'confirmed').map((fit) => [fit.slug, fit]));
  return [...models.values()].map(({ brand, brand_slug, range, model, slug }) => ({
    '@type': 'ProductModel',
    name: boilerName({ brand, range, name: model }),
    model,
    brand: { '@type': 'Brand', name: brand },
    url: absolute(boilerHref({ brandSlug: brand_slug, slug })),
  }));
}

/** Left out if the address is not a valid URL: the rule for new addresses refuses these, but older rows may hold one. */
function addressOrNone(address: string, absolute: Absolute): string[] {
  try {
    return [absolute(address)];
  } catch {
    return [];
  }
}

function offer({ stock_status }: ProductDetail, { url, price }: { url: string; price: number }) {
  return {
    '@type': 'Offer',
    url,
    price: toDecimalString(toCentimes(price) ?? 0),
    priceCurrency: CURRENCY,
    availability: `https://schema.org/${stock_status === 'outofstock' ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: shop.name },
  };
}

/** The path from the home page to this one; the last step is the page itself. */
export function breadcrumbData(steps: readonly { name: string; href: string }[], absolute: Absolute): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(href),
    })),
  };
}

/** A list of pages, in the order of the page that shows it; null for an empty one. */
export function itemListData(
  items: readonly { name: string; href: string }[],
  absolute: Absolute,
): StructuredData | null {
  if (items.length === 0) return null;
  return {
    ...CONTEXT,
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absolute(href),
    })),
  };
}

export function organizationData(absolute: Absolute): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'Organization',
    name: shop.name,
    url: absolute('/'),
    logo: absolute(logoAt(shop.logo_url)?.url ?? '/icon-512.png'),
    email: shop.email,
    address: { '@type': 'PostalAddress', addressLocality: shop.address, addressCountry: 'DZ' },
    contactPoint: shop.phones.map((phone) => ({
      '@type': 'ContactPoint',
      telephone: telUrl(phone).replace('tel:', ''),
      contactType: 'customer service',
      availableLanguage: 'French',
    })),
  };
}

/** The site and its search. */
export function webSiteData(absolute: Absolute): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'WebSite',
    name: shop.name,
    url: absolute('/'),
    inLanguage: 'fr',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Structured data in the page's HTML; nothing for null. `<` is escaped: a product's title must not end the script. */
export function JsonLd({ data }: { data: StructuredData | null }) {
  if (data === null) return null;
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that is escaped for a script element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
