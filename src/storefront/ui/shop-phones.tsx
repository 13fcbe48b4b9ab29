import { Fragment } from 'react';
import { telUrl } from '@/domain/links';
import { shop } from '@/shop';
import { commonWords } from '@/words/fr/common';

/** The shop's telephone numbers within a sentence: '0550 … ou au 0770 …'. */
export function ShopPhones() {
  return shop.phones.map((phone, index) => (
    <Fragment key={phone}>
      {index > 0 && commonWords.orPhone}
      <a href={telUrl(phone)} className="whitespace-nowrap font-semibold text-blue-900 tabular-nums underline">
        {phone}
      </a>
    </Fragment>
  ));
}
