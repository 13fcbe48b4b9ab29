import { AskByWhatsApp } from '@/storefront/boilers/ask-by-whatsapp';
import { ShopPhones } from '@/storefront/ui/shop-phones';
import { faultWords } from '@/words/fr/boilers/faults';

/** Who to ask before buying a part. @param message what the message by WhatsApp begins with */
export function AskAPerson({ text, message }: { text: string; message: string }) {
  return (
    <section
      aria-labelledby="question"
      className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-xl bg-blue-50 p-5"
    >
      <div className="min-w-0 max-w-prose">
        <h2 id="question" className="font-bold text-slate-900">
          {faultWords.askTitle}
        </h2>
        <p className="mt-1 text-slate-700">
          {text} <ShopPhones />.
        </p>
      </div>
      <AskByWhatsApp text={message}>{faultWords.ask}</AskByWhatsApp>
    </section>
  );
}
