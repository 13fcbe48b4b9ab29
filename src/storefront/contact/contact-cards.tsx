import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { telUrl, whatsappUrl } from '@/domain/links';
import { shop } from '@/shop';
import { commonWords } from '@/words/fr/common';
import { contactWords } from '@/words/fr/contact';
import { accountFieldWords } from '@/words/fr/fields';
import { OpeningHours } from './opening-hours';

const WHATSAPP = whatsappUrl({ phone: shop.phones[0], countryCode: shop.whatsappCountryCode });

/** In two halves: on a narrow card, the line breaks after the sign. */
const [user, host] = shop.email.split('@');

const LINK =
  'inline-flex min-h-11 items-center [overflow-wrap:anywhere] font-semibold text-blue-900 underline-offset-4 hover:underline';

/** The three ways to reach the shop: phone, e-mail, WhatsApp. */
export function ContactCards() {
  return (
    <ul className="grid gap-3 sm:gap-4 md:grid-cols-3">
      <Card icon={<Phone aria-hidden />} title={contactWords.phone} text={contactWords.phoneText}>
        {shop.phones.map((phone) => (
          <a key={phone} href={telUrl(phone)} className={`${LINK} whitespace-nowrap tabular-nums`}>
            {phone}
          </a>
        ))}
      </Card>
      <Card icon={<Mail aria-hidden />} title={accountFieldWords.email} text={contactWords.emailText}>
        <a href={`mailto:${shop.email}`} className={`${LINK} md:max-lg:text-sm`}>
          {user}@<wbr />
          {host}
        </a>
      </Card>
      <Card icon={<MessageCircle aria-hidden />} title={contactWords.whatsapp} text={contactWords.whatsappText}>
        <a href={WHATSAPP} target="_blank" rel="noopener noreferrer" className={LINK}>
          {contactWords.chat}
          <span className="sr-only">{commonWords.newWindow}</span>
        </a>
      </Card>
    </ul>
  );
}

type CardProps = { icon: ReactNode; title: string; text: string; children: ReactNode };

function Card({ icon, title, text, children }: CardProps) {
  return (
    <li className="flex gap-4 rounded-xl border border-slate-200 p-4 md:max-lg:flex-col md:max-lg:gap-3 lg:p-6">
      <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-blue-50 text-blue-900">{icon}</span>
      <div className="min-w-0">
        <h3 className="font-semibold text-lg">{title}</h3>
        <p className="mt-1 text-slate-600 text-sm">{text}</p>
        <p className="mt-1 flex flex-wrap gap-x-6">{children}</p>
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
