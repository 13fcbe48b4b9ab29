import { ListChecks, MapPin, MessageCircleQuestion, PackageSearch } from 'lucide-react';
import { shop } from '@/shop';
import { commonWords } from '@/words/fr/common';
import { footerWords } from '@/words/fr/footer';
import { shopWords } from '@/words/fr/shop';
import { ShopLink } from '../../ui/shop-link';
import { ContactLinks } from '../contact-links';
import { Logo } from '../logo';
import { FOOTER_ENTRIES } from '../nav-entries';
import { PAGE_WIDTH } from '../section';
import { FooterByPage } from './footer-by-page';
import { FooterColumn } from './footer-column';
import { SocialLinks } from './social-links';

type FooterProps = { categories: readonly { name: string; slug: string }[]; brands: readonly string[] };

/** Placeholders until the shop has written these pages. */
const LEGAL = [
  { href: '/Apropos#mentions-legales', label: footerWords.legalNotices },
  { href: '/Apropos#conditions-de-vente', label: footerWords.terms },
  { href: '/Apropos#confidentialite', label: footerWords.privacy },
];

const SERVICES = [
  { href: '/commande-rapide', label: footerWords.quickOrder, Icon: ListChecks },
  { href: '/demande-piece', label: footerWords.askForPart, Icon: MessageCircleQuestion },
];

export function Footer(lists: FooterProps) {
  return <FooterByPage whole={<WholeFooter {...lists} />} slim={<SlimFooter />} />;
}

/** Help by telephone, and the terms of the sale. */
function SlimFooter() {
  return (
    <footer className="on-dark mt-12 bg-slate-900 text-slate-300 text-sm">
      <div className={`${PAGE_WIDTH} flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4`}>
        <address className="flex flex-wrap gap-x-6 not-italic">
          <ContactLinks link="flex min-h-11 items-center gap-2 hover:text-white" />
        </address>
        <ul className="flex flex-wrap gap-x-6">
          {LEGAL.map(({ href, label }) => (
            <li key={href}>
              <ShopLink href={href} className="inline-flex min-h-11 items-center hover:text-white hover:underline">
                {label}
              </ShopLink>
            </li>
          ))}
        </ul>
        <p>{footerWords.rights(new Date().getFullYear(), shop.name)}</p>
      </div>
    </footer>
  );
}

function WholeFooter({ categories, brands }: FooterProps) {
  return (
    <footer className="on-dark mt-16 bg-slate-900 text-slate-300">
      <div
        className={`${PAGE_WIDTH} grid grid-cols-2 gap-x-6 gap-y-8 py-10 lg:grid-cols-[1.5fr_1fr_1fr_1fr_1fr] lg:gap-10 lg:py-12`}
      >
        <div className="col-span-2 flex flex-col gap-2 lg:col-span-1">
          <Logo isOnDark />
          <p className="max-w-xs text-sm">{shopWords.description}</p>
          <Contacts />
          <ShopLink
            href="/suivi"
            className="inline-flex min-h-9 items-center gap-2 text-sm hover:text-white hover:underline"
          >
            <PackageSearch aria-hidden className="size-4" /> {footerWords.followOrder}
          </ShopLink>
          {SERVICES.map(({ href, label, Icon }) => (
            <ShopLink
              key={href}
              href={href}
              className="inline-flex min-h-9 items-center gap-2 text-sm hover:text-white hover:underline"
            >
              <Icon aria-hidden className="size-4" /> {label}
            </ShopLink>
          ))}
          <SocialLinks />
        </div>
        <FooterColumn title={footerWords.navigation} links={FOOTER_ENTRIES} />
        <FooterColumn title={commonWords.categories} links={categoryLinks(categories)} />
        <FooterColumn title={commonWords.brands} links={brandLinks(brands)} />
        <FooterColumn title={footerWords.legal} links={LEGAL} />
      </div>
      <div className="border-slate-700 border-t">
        <p className={`${PAGE_WIDTH} py-5 text-sm`}>{footerWords.rights(new Date().getFullYear(), shop.name)}</p>
      </div>
    </footer>
  );
}

function Contacts() {
  return (
    <address className="flex flex-col text-sm not-italic">
      <ContactLinks link="flex min-h-9 items-center gap-2 hover:text-white" />
      <span className="flex min-h-9 items-center gap-2">
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
