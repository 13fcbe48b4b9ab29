'use client';

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { DeletionEffects } from '@/contract/admin/deletions';
import { isRecord } from '@/domain/json';
import type { Kind } from '@/words/en/common';
import { officeDeletionWords } from '@/words/en/deletion';
import { callAdmin } from '../api/client';
import { expected } from '../api/expected';

const TEXTS: Record<Kind, (effects: DeletionEffects) => string> = {
  category: ({ subcategories, products, products_without_category }) =>
    officeDeletionWords.category(subcategories, products, products_without_category),
  brand: ({ products }) => officeDeletionWords.brand(products),
  product: ({ open_orders }) => officeDeletionWords.product(open_orders),
  wilaya: ({ open_orders }) => officeDeletionWords.wilaya(open_orders),
};

/** What a deletion would touch, counted when its question opens. @param path of the call that deletes */
export function useDeletionEffects(path: string): UseQueryResult<DeletionEffects> {
  return useQuery({
    queryKey: ['admin', 'deletion', path],
    queryFn: ({ signal }) => expected(callAdmin('GET', `${path}deletion/`, { signal }), isEffects),
    // The deletion itself does not depend on them.
    retry: false,
    // Numbers of an earlier question may be wrong by now.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function isEffects(answer: unknown): answer is DeletionEffects {
  return isRecord(answer) && Object.values(answer).every((count) => typeof count === 'number');
}

type EffectsTextProps = { kind: Kind; query: UseQueryResult<DeletionEffects> };

export function EffectsText({ kind, query: { data, error } }: EffectsTextProps) {
  if (data) return TEXTS[kind](data);
  return error ? officeDeletionWords.notCounted : officeDeletionWords.counting;
}
