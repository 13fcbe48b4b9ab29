import { ClipboardList, MessageCircle, Phone, Search, SearchX } from 'lucide-react';
import { BOILERS } from '@/domain/boilers/boiler-pages';
import { telUrl, whatsappUrl } from '@/domain/links';
import { shop } from '@/shop';
import { buttonClass } from '@/storefront/ui/button';
import { Notice } from '@/storefront/ui/notice';
import { ShopLink } from '@/storefront/ui/shop-link';
import { searchWords } from '@/words/fr/catalogue/search';
import { commonWords } from '@/words/fr/common';
import { layoutWords } from '@/words/fr/layout';

const waysOn = () => [
  { href: BOILERS, label: layoutWords.boilers },
  { href: '/CategoryPage', label: commonWords.allCategories },
  { href: '/allbrands', label: commonWords.allBrands },
];

/** Where to go if the search does not help. */
export function WaysOn() {
  return (
    <ul className="mt-1 flex flex-wrap justify-center gap-x-6">
      {waysOn().map(({ href, label }) => (
        <li key={href}>
          <ShopLink
            href={href}
            className="inline-flex min-h-11 items-center font-semibold text-blue-900 text-sm underline underline-offset-4 hover:no-underline"
          >
            {label}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}

/** Shown for an empty search. */
export function AskForWord() {
  return (
    <Notice Icon={Search} title={searchWords.question} as="h1">
      <p className="max-w-md text-slate-600">{searchWords.questionText}</p>
      <WaysOn />
    </Notice>
  );
}

/** The shop may have the part all the same. */
export function NothingFound({ text }: { text: string }) {
  const [phone] = shop.phones;
  const chat = whatsappUrl({ phone, countryCode: shop.whatsapp_country_code, text: searchWords.chatText(text) });
  return (
    <div className="mt-6">
      <Notice Icon={SearchX} title={searchWords.nothing} as="h2">
        <p className="max-w-xl text-slate-600">{searchWords.nothingText}</p>
        <p className="max-w-xl text-slate-800">{searchWords.askUs}</p>
        <div className="mt-1 flex w-full max-w-80 flex-col gap-3 sm:max-w-none sm:flex-row sm:flex-wrap sm:justify-center">
          <ShopLink href="/demande-piece" className={buttonClass({ variant: 'action' })}>
            <ClipboardList aria-hidden className="size-5" />
            {searchWords.askForPart}
          </ShopLink>
          <a href={chat} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'outline' })}>
            <MessageCircle aria-hidden className="size-5" />
            {searchWords.chat}
            <span className="sr-only">{commonWords.newWindow}</span>
          </a>
          <a href={telUrl(phone)} className={buttonClass({ variant: 'outline', className: 'tabular-nums' })}>
            <Phone aria-hidden className="size-5" />
            {searchWords.call(phone)}
          </a>
        </div>
        <WaysOn />
      </Notice>
    </div>
  );
}
