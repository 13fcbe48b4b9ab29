import { Clock } from 'lucide-react';
import { parts } from '@/client/parts';
import { claims } from '@/shop';
import { contactWords } from '@/words/fr/contact';
import { shopWords } from '@/words/fr/shop';
import { hoursText, openingHours } from '@/words/own-texts';

/** The opening hours, and how soon the shop answers. */
export function OpeningHours() {
  return (
    <div className="@container rounded-xl bg-slate-50 p-5 lg:p-6">
      <h3 className="flex items-center gap-2 font-semibold text-lg">
        <Clock aria-hidden className="size-5 text-blue-900" />
        {contactWords.hours}
      </h3>
      <dl className="mt-3 grid @3xl:grid-cols-3 @3xl:gap-10">
        {openingHours().map(({ days, ...hours }) => (
          <div key={days} className="flex justify-between gap-4 border-slate-200 border-b py-2.5">
            <dt className="text-slate-700">{days}</dt>
            <dd className="font-medium tabular-nums">{hoursText(hours)}</dd>
          </div>
        ))}
      </dl>
      {claims.reply_hours !== null && (
        <p className="mt-3 text-slate-700 text-sm">
          {parts(
            contactWords.reply(
              <strong className="font-semibold text-slate-900">
                {contactWords.replyWithin(shopWords.hours(claims.reply_hours))}
              </strong>,
            ),
          )}
        </p>
      )}
    </div>
  );
}
