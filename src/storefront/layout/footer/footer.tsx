import { MapPin } from 'lucide-react';
import { shop } from '@/shop';
import { commonWords } from '@/words/fr/common';
import { footerWords } from '@/words/fr/footer';
import { shopWords } from '@/words/fr/shop';
import { ShopLink } from '../../ui/shop-link';
import { ContactLinks } from '../contact-links';
import { Logo } from '../logo';
import { footerEntries } from '../nav-entries';
import { PAGE_WIDTH } from '../page-width';
import { services } from '../services';
import { FooterColumn } from './footer-column';
import { FooterOfPage } from './footer-of-page';
import { SocialLinks } from './social-links';

type FooterProps = {
  categories: readonly { name: string; slug: string }[];
  brands: readonly string[];
  /** of the copyright, by the server's clock */
  year: number;
};

/** Placeholders until the shop has written these pages. */
const legalLinks = () => [
  { href: '/Apropos#mentions-legales', label: footerWords.legalNotices },
  { href: '/Apropos#conditions-de-vente', label: footerWords.terms },
  { href: '/Apropos#confidentialite', label: footerWords.privacy },
];

/** Below 768 px two columns of equal height, which the browser fills; from 1024 px the services stand below the contacts. */
const GROUPS =
  'max-md:columns-2 gap-x-6 pt-6 pb-3 md:grid md:grid-cols-4 md:gap-y-3 md:py-8 lg:grid-cols-[1.5fr_1fr_1fr_1fr_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-0 lg:py-12';

export function Footer(props: FooterProps) {
  return <FooterOfPage slim={<SlimFooter year={props.year} />} whole={<WholeFooter {...props} />} />;
}

/** Help by telephone, and the terms of the sale. */
function SlimFooter({ year }: Pick<FooterProps, 'year'>) {
  return (
    <footer className="on-dark mt-12 bg-slate-900 text-slate-300 text-sm">
      <div className={`${PAGE_WIDTH} flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4`}>
        <address className="flex flex-wrap gap-x-6 not-italic">
          <ContactLinks link="flex min-h-11 items-center gap-2 hover:text-white" />
        </address>
        <ul className="flex flex-wrap gap-x-6">
          {legalLinks().map(({ href, label }) => (
            <li key={href}>
              <ShopLink href={href} className="inline-flex min-h-11 items-center hover:text-white hover:underline">
                {label}
              </ShopLink>
            </li>
          ))}
        </ul>
        <p>{footerWords.rights(year, shop.name)}</p>
      </div>
    </footer>
  );
}

function WholeFooter({ categories, brands, year }: FooterProps) {
  return (
    <footer className="on-dark mt-12 bg-slate-900 text-slate-300 sm:mt-16">
      <div className={`${PAGE_WIDTH} ${GROUPS}`}>
        <div className="flex flex-col max-md:pb-3 max-md:[column-span:all] md:max-lg:order-first md:max-lg:col-span-full">
          <Logo isOnDark />
          <p className="my-2 max-w-md text-sm max-sm:hidden lg:max-w-xs">{shopWords.description()}</p>
          <Contacts />
        </div>
        <FooterColumn title={footerWords.navigation} links={footerEntries()} />
        <FooterColumn title={commonWords.categories} links={categoryLinks(categories)} shownOnPhones={3} />
        <Services />
        <FooterColumn title={commonWords.brands} links={brandLinks(brands)} shownOnPhones={3} />
        <FooterColumn title={footerWords.legal} links={legalLinks()} />
      </div>
      <div className="border-slate-700 border-t">
        <div className={`${PAGE_WIDTH} flex items-center justify-between gap-x-6 py-3 text-xs sm:py-4 sm:text-sm`}>
          <p>{footerWords.rights(year, shop.name)}</p>
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}

/** Under a heading where they are a column among others. */
function Services() {
  return (
    <div className="break-inside-avoid max-md:pb-5 md:max-lg:order-first md:max-lg:col-span-full lg:col-start-1 lg:row-start-2">
      <h2 className="mb-1 font-semibold text-sm text-white md:hidden">{footerWords.services}</h2>
      <ul className="md:max-lg:flex md:max-lg:flex-wrap md:max-lg:gap-x-6">
        {services().map(({ href, label, Icon }) => (
          <li key={href}>
            <ShopLink
              href={href}
              className="inline-flex min-h-11 items-center gap-2 text-sm leading-tight hover:text-white hover:underline lg:min-h-9"
            >
              <Icon aria-hidden className="size-4 shrink-0 max-md:hidden" /> {label}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Contacts() {
  return (
    <address className="flex flex-wrap gap-x-6 text-sm not-italic lg:flex-col">
      <ContactLinks link="flex min-h-11 items-center gap-2 hover:text-white lg:min-h-9" />
      <span className="flex min-h-11 items-center gap-2 lg:min-h-9">
        <MapPin aria-hidden className="size-4" />
        {shop.address}
      </span>
    </address>
  );
}

function categoryLinks(categories: FooterProps['categories']) {
  const links = categories.map(({ name, slug }) => ({
    href: `/category/${encodeURIComponent(slug)}/brands`,
    label: name,
  }));
  return [...links, { href: '/CategoryPage', label: commonWords.allCategories }];
}

function brandLinks(brands: FooterProps['brands']) {
  const links = brands.map((name) => ({
    href: `/breadProduct?tags=${encodeURIComponent(name)}&openFilters=true`,
    label: name,
  }));
  return [...links, { href: '/allbrands', label: commonWords.allBrands }];
}
