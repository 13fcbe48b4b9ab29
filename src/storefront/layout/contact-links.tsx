import { Mail, Phone } from 'lucide-react';
import { telUrl } from '@/domain/links';
import { shop } from '@/shop';

type ContactLinksProps = {
  /** the look of each link */
  link: string;
  /** the look of the e-mail address, if it differs */
  mail?: string;
  icon?: string;
};

/** The shop's telephone numbers and e-mail address as links, in the order of header, menu and footer. */
export function ContactLinks({ link, mail = link, icon = 'size-4' }: ContactLinksProps) {
  return (
    <>
      {shop.phones.map((phone) => (
        <a key={phone} href={telUrl(phone)} className={`${link} tabular-nums`}>
          <Phone aria-hidden className={icon} />
          {phone}
        </a>
      ))}
      <a href={`mailto:${shop.email}`} className={mail}>
        <Mail aria-hidden className={icon} />
        {shop.email}
      </a>
    </>
  );
}
