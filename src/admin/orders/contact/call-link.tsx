import { Phone } from 'lucide-react';
import { personKey } from '@/domain/phone';
import { officeDeskWords } from '@/words/en/orders/order-desk';
import { Button, linkButton } from '../../ui/button';
import { contactAddress } from '../order-view';

type CallLinkProps = {
  phone: string | null | undefined;
  /** another clerk is calling */
  isDisabled: boolean;
  onCall: () => void;
  className?: string;
};

/** Opens the telephone with the customer's number. */
export function CallLink({ phone, isDisabled, onCall, className }: CallLinkProps) {
  const key = personKey(phone ?? '');
  const address = key === null ? contactAddress('tel', phone) : `tel:${key}`;
  if (address === null) return <p className="self-center text-slate-600 text-sm">{officeDeskWords.noPhone}</p>;
  if (isDisabled) {
    return (
      <Button variant="action" aria-disabled className={className}>
        <Phone aria-hidden className="size-5" /> {officeDeskWords.call}
      </Button>
    );
  }
  return (
    <a href={address} onClick={onCall} className={linkButton({ variant: 'action', className })}>
      <Phone aria-hidden className="size-5" /> {officeDeskWords.call}
    </a>
  );
}
