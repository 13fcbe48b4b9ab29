import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/client/classes';
import { whatsappUrl } from '@/domain/links';
import { shop } from '@/shop';
import { buttonClass } from '@/storefront/ui/button';
import { commonWords } from '@/words/fr/common';

type AskByWhatsAppProps = { text: string; className?: string; children: ReactNode };

/** Opens WhatsApp with a message to the shop. */
export function AskByWhatsApp({ text, className, children }: AskByWhatsAppProps) {
  return (
    <a
      href={whatsappUrl({ phone: shop.phones[0], countryCode: shop.whatsapp_country_code, text })}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ variant: 'outline', className: cx('max-w-full', className) })}
    >
      <MessageCircle aria-hidden className="size-4" />
      {children}
      <span className="sr-only">{commonWords.newWindow}</span>
    </a>
  );
}
