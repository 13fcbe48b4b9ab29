'use client';

import { Truck } from 'lucide-react';
import { useSession } from '@/client/session/session';
import { isAdmin } from '@/domain/accounts/roles';
import { officePackingWords } from '@/words/en/orders/packing';
import { cmsPath } from '../../lib/paths';
import { linkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

const words = officePackingWords.batch;

/** Couriers are kept in the CMS, by the admin. */
export function NoCourier() {
  const canAdd = isAdmin(useSession()?.user);
  return (
    <div className="mb-4">
      <EmptyState Icon={Truck} title={words.noCourier} text={canAdd ? words.noCourierAdmin : words.noCourierClerk}>
        {canAdd && (
          <a href={`${cmsPath('couriers')}/create`} className={linkButton({ variant: 'primary' })}>
            {words.addCourier}
          </a>
        )}
      </EmptyState>
    </div>
  );
}
