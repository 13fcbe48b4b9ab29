import { whatsappUrl } from '@/domain/links';
import { SOCIAL_NETWORKS, type SocialNetwork } from '@/domain/settings/settings';
import { shop } from '@/shop';
import { footerWords } from '@/words/fr/footer';

/** Each network with the path of its sign, in a square of 24. */
const NETWORKS = {
  facebook: {
    name: 'Facebook',
    path: 'M13.5 21v-7.5h2.6l.4-3h-3V8.6c0-.9.3-1.5 1.5-1.5h1.6V4.4c-.3 0-1.2-.1-2.3-.1-2.3 0-3.9 1.4-3.9 4v2.2H7.8v3h2.6V21h3.1Z',
  },
  instagram: {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3H8Zm4 2.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6Zm0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Zm4.6-3.3a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  },
  tiktok: {
    name: 'TikTok',
    path: 'M13 3h3c.2 2.2 1.5 3.7 3.8 3.9v3c-1.4 0-2.7-.4-3.8-1.1V15a6 6 0 1 1-6-6c.3 0 .7 0 1 .1v3.2a2.9 2.9 0 1 0 2 2.7V3Z',
  },
  youtube: {
    name: 'YouTube',
    path: 'M21.6 7.2a2.5 2.5 0 0 0-1.8-1.8C18.2 5 12 5 12 5s-6.2 0-7.8.4a2.5 2.5 0 0 0-1.8 1.8C2 8.8 2 12 2 12s0 3.2.4 4.8a2.5 2.5 0 0 0 1.8 1.8C5.8 19 12 19 12 19s6.2 0 7.8-.4a2.5 2.5 0 0 0 1.8-1.8c.4-1.6.4-4.8.4-4.8s0-3.2-.4-4.8ZM10 15V9l5.2 3L10 15Z',
  },
} as const satisfies Record<SocialNetwork, { name: string; path: string }>;

const WHATSAPP = {
  name: 'WhatsApp',
  path: 'M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3Zm0 2a7 7 0 1 1-3.7 12.9l-.4-.2-2.1.5.6-2-.3-.4A7 7 0 0 1 12 5ZM9.3 8.3c-.2 0-.5.1-.7.4-.3.3-.9.9-.9 2s.9 2.3 1 2.4c.1.2 1.7 2.7 4.2 3.7 2 .8 2.5.6 2.9.6.5-.1 1.4-.6 1.6-1.2.2-.6.2-1 .1-1.1l-.5-.3-1.6-.8c-.2-.1-.4-.1-.6.1l-.7.9c-.1.2-.3.2-.5.1-1.3-.6-2.3-1.3-3.2-2.9-.1-.2 0-.4.1-.5l.5-.6.2-.4v-.4l-.7-1.7c-.2-.4-.4-.4-.6-.4h-.3Z',
};

/** The shop's pages elsewhere, in the order of the table, and WhatsApp. */
export function SocialLinks() {
  const chat = whatsappUrl({ phone: shop.phones[0], countryCode: shop.whatsapp_country_code });
  const links = [
    ...SOCIAL_NETWORKS.flatMap((network) => {
      const href = shop.social[network];
      return href === null ? [] : [{ ...NETWORKS[network], href }];
    }),
    { ...WHATSAPP, href: chat },
  ];
  return (
    <ul className="flex gap-2">
      {links.map(({ name, href, path }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="grid size-11 place-items-center rounded-lg bg-white/10 hover:bg-white/20"
          >
            <svg viewBox="0 0 24 24" aria-hidden className="size-5 fill-current">
              <path fillRule="evenodd" d={path} />
            </svg>
            <span className="sr-only">{footerWords.opensWindow(name)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
