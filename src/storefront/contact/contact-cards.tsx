import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/client/classes';
import { telUrl, whatsappUrl } from '@/domain/links';
import { shop } from '@/shop';
import { commonWords } from '@/words/fr/common';
import { contactWords } from '@/words/fr/contact';
import { accountFieldWords } from '@/words/fr/fields';
import { OpeningHours } from './opening-hours';

const LINK =
  'inline-flex min-h-11 items-center [overflow-wrap:anywhere] font-semibold text-blue-900 underline-offset-4 hover:underline';

type ContactCardsProps = {
  /** below 640 px without the texts, for pages that say more than this; default: false */
  isShortOnPhones?: boolean;
};

/** The three ways to reach the shop: phone, e-mail, WhatsApp. */
export function ContactCards({ isShortOnPhones = false }: ContactCardsProps) {
  // In two halves: on a narrow card, the line breaks after the sign.
  const [user, host] = shop.email.split('@');
  const textClass = isShortOnPhones ? 'max-sm:hidden' : '';
  return (
    <ul className="grid gap-2 sm:gap-4 md:grid-cols-3">
      <Card icon={<Phone aria-hidden />} title={contactWords.phone} text={contactWords.phoneText} textClass={textClass}>
        {shop.phones.map((phone) => (
          <a key={phone} href={telUrl(phone)} className={`${LINK} whitespace-nowrap tabular-nums`}>
            {phone}
          </a>
        ))}
      </Card>
      <Card
        icon={<Mail aria-hidden />}
        title={accountFieldWords.email}
        text={contactWords.emailText}
        textClass={textClass}
      >
        <a href={`mailto:${shop.email}`} className={`${LINK} md:max-lg:text-sm`}>
          {user}@<wbr />
          {host}
        </a>
      </Card>
      <Card
        icon={<MessageCircle aria-hidden />}
        title={contactWords.whatsapp}
        text={contactWords.whatsappText}
        textClass={textClass}
      >
        <a
          href={whatsappUrl({ phone: shop.phones[0], countryCode: shop.whatsapp_country_code })}
          target="_blank"
          rel="noopener noreferrer"
          className={LINK}
        >
          {contactWords.chat}
          <span className="sr-only">{commonWords.newWindow}</span>
        </a>
      </Card>
    </ul>
  );
}

type CardProps = { icon: ReactNode; title: string; text: string; textClass: string; children: ReactNode };

function Card({ icon, title, text, textClass, children }: CardProps) {
  return (
    <li className="flex gap-3 rounded-xl border border-slate-200 px-3 pt-3 pb-1 sm:gap-4 sm:p-4 md:max-lg:flex-col md:max-lg:gap-3 lg:p-6">
      <span className="grid size-10 shrink-0 place-items-center sm:size-12 rounded-lg bg-blue-50 text-blue-900">
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold leading-5 sm:text-lg sm:leading-7">{title}</h3>
        <p className={cx('mt-1 text-slate-600 text-sm', textClass)}>{text}</p>
        <p className="flex flex-wrap gap-x-4 max-sm:text-sm sm:mt-1 sm:gap-x-6">{children}</p>
      </div>
    </li>
  );
}

/** How and when to reach the shop. */
export function WaysToReachUs() {
  return (
    <div className="grid gap-4">
      <ContactCards />
      <OpeningHours />
    </div>
  );
}
