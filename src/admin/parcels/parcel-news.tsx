import type { ListedParcel } from '@/contract/admin/parcels';
import { silentDays } from '@/domain/parcels/odd';
import { officeParcelPartWords } from '@/words/en/orders/parcel-parts';
import { ageOf } from '../orders/order-age';

type ParcelNewsProps = Pick<ListedParcel, 'state' | 'news_at'> & { now: Date };

/** How old the last news of a parcel is; in amber where it is too old for a parcel that is still on its way. */
export function ParcelNews({ state, news_at: at, now }: ParcelNewsProps) {
  const days = silentDays({ state, newsAt: new Date(at), now });
  if (days === null) return <time dateTime={at}>{ageOf(at, now)}</time>;
  return (
    <time dateTime={at} className="font-semibold text-amber-900">
      {officeParcelPartWords.silent(days)}
    </time>
  );
}
