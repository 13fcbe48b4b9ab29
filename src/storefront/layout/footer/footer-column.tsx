import { footerWords } from '@/words/fr/footer';
import { ShopLink } from '../../ui/shop-link';

type FooterColumnProps = {
  title: string;
  links: readonly { href: string; label: string }[];
  /** on a phone: the links before the last, which leads to all of them; default: every link */
  shownOnPhones?: number;
};

export function FooterColumn({ title, links, shownOnPhones = links.length }: FooterColumnProps) {
  return (
    <nav aria-label={footerWords.inFooter(title)} className="break-inside-avoid max-md:pb-5 lg:row-span-2">
      <h2 className="font-semibold text-sm text-white">{title}</h2>
      <ul className="mt-1">
        {links.map(({ href, label }, place) => (
          <li key={href} className={place < shownOnPhones || place === links.length - 1 ? undefined : 'max-md:hidden'}>
            <ShopLink
              href={href}
              className="inline-flex min-h-11 items-center break-words text-sm leading-tight md:min-h-9 hover:text-white hover:underline"
            >
              {label}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
