import { Phone } from 'lucide-react';
import { personKey } from '@/domain/phone';
import { officeDeskWords } from '@/words/en/order-desk';
import { linkButton } from '../../ui/button';
import { contactAddress } from '../order-view';

/** Opens the telephone with the customer's number. */
export function CallLink({ phone, className }: { phone: string | null | undefined; className?: string }) {
  const key = personKey(phone ?? '');
  const address = key === null ? contactAddress('tel', phone) : `tel:${key}`;
  if (address === null) return <p className="text-slate-600 text-sm">{officeDeskWords.noPhone}</p>;
  return (
    <a href={address} className={linkButton({ variant: 'action', className })}>
      <Phone aria-hidden className="size-5" /> {officeDeskWords.call}
    </a>
  );
}
