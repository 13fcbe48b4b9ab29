import { footerWords } from '@/words/fr/footer';
import { ShopLink } from '../../ui/shop-link';

type FooterColumnProps = { title: string; links: readonly { href: string; label: string }[] };

export function FooterColumn({ title, links }: FooterColumnProps) {
  return (
    <nav aria-label={footerWords.inFooter(title)}>
      <h2 className="font-semibold text-sm text-white">{title}</h2>
      <ul className="mt-2">
        {links.map(({ href, label }) => (
          <li key={href}>
            <ShopLink
              href={href}
              className="inline-flex min-h-9 items-center break-words text-sm hover:text-white hover:underline"
            >
              {label}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
