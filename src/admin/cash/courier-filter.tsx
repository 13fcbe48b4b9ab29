'use client';

import { useQuery } from '@tanstack/react-query';
import { officeCashScreenWords } from '@/words/en/orders/cash-screens';
import { couriersQuery } from '../parcels/queries';
import { FilterSelect } from '../ui/filter-select';

const { parcels: words } = officeCashScreenWords;

/** Narrows a list to a courier. While the couriers are not known, the chosen one has its number. */
export function CourierFilter({ chosen, onChoose }: { chosen: number | null; onChoose: (courier: string) => void }) {
  const { data: couriers = [] } = useQuery(couriersQuery());
  const isKnown = chosen === null || couriers.some(({ id }) => id === chosen);
  return (
    <FilterSelect label={words.courier} value={String(chosen ?? '')} onChange={onChoose}>
      <option value="">{words.allCouriers}</option>
      {!isKnown && <option value={String(chosen)}>#{chosen}</option>}
      {couriers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </FilterSelect>
  );
}
