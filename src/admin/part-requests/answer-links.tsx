import { Mail, MessageCircle } from 'lucide-react';
import type { PartRequest } from '@/contract/part-requests';
import { personKey } from '@/domain/phone';
import { shop } from '@/shop';
import { officePartRequestWords } from '@/words/en/customer-wishes';
import { partAnswerWords } from '@/words/fr/orders/part-requests';

const LINK =
  'inline-flex min-h-9 items-center gap-2 rounded-lg border border-slate-400 bg-white px-3 py-1.5 font-semibold text-slate-900 text-sm hover:border-blue-900 hover:bg-blue-50';

/** Opens a filled message. An e-mail address is only known if the customer wrote it into the text. */
export function AnswerLinks({ request: { number, phone, text } }: { request: PartRequest }) {
  const body = partAnswerWords.greeting(number, shop.name);
  const key = personKey(phone);
  const address = /[^\s<>,;]+@[^\s<>,;]+\.[a-z]{2,}/i.exec(text)?.[0] ?? '';
  const fields = `subject=${encodeURIComponent(partAnswerWords.subject(number))}&body=${encodeURIComponent(body)}`;
  return (
    <span className="flex flex-wrap gap-2">
      {key !== null && (
        <a
          href={`https://wa.me/${key.slice(1)}?text=${encodeURIComponent(body)}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={officePartRequestWords.answerBy(number, officePartRequestWords.whatsapp)}
          className={LINK}
        >
          <MessageCircle aria-hidden className="size-4" />
          {officePartRequestWords.whatsapp}
        </a>
      )}
      <a
        href={`mailto:${encodeURIComponent(address)}?${fields}`}
        aria-label={officePartRequestWords.answerBy(number, officePartRequestWords.mail)}
        className={LINK}
      >
        <Mail aria-hidden className="size-4" />
        {officePartRequestWords.mail}
      </a>
    </span>
  );
}
