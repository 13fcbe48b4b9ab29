import { officePackingWords } from '@/words/en/orders/packing';
import { cmsPath } from '../lib/paths';
import { linkButton } from '../ui/button';

const LOOK = linkButton({ variant: 'ghost', className: 'max-sm:-ms-4' });

/** Where the admin keeps couriers, and the words and columns of their files: in the CMS. */
export function CourierLinks() {
  return (
    <>
      <a href={cmsPath('couriers')} className={LOOK}>
        {officePackingWords.couriers}
      </a>
      <a href={cmsPath('courier-profiles')} className={LOOK}>
        {officePackingWords.profiles}
      </a>
    </>
  );
}
