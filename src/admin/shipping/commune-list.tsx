'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/client/api/api-error';
import type { AdminCommune } from '@/contract/admin/fees';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { changedItem } from '@/domain/changed-item';
import { officeShippingWords } from '@/words/en/catalogue/shipping';
import { editsInTurn } from '../lib/edits-in-turn';
import { QueryStates } from '../ui/load-states';
import { CommuneRow, overrideOf } from './commune-row';
import { type CommuneChange, changeCommune, communesQuery } from './queries';

/** The communes of a wilaya, with where their fees differ from its own. */
export function CommuneList({ wilaya }: { wilaya: AdminWilaya }) {
  const client = useQueryClient();
  const list = communesQuery(wilaya.id);
  const query = useQuery(list);
  const [inTurn] = useState(() => editsInTurn<AdminCommune>());
  const change = async (seen: AdminCommune, values: Partial<CommuneChange>) => {
    const { code } = seen;
    const saved = await inTurn(code, seen, (newest) =>
      changeCommune(code, { change: { ...overrideOf(newest), ...values }, from: overrideOf(newest) }),
    ).catch((error: unknown) => {
      if (error instanceof ApiError && error.current) void client.invalidateQueries({ queryKey: list.queryKey });
      throw error;
    });
    client.setQueryData<AdminCommune[]>(list.queryKey, (known) => known && changedItem(known, { code }, () => saved));
  };
  return (
    <>
      <QueryStates query={query} failure={officeShippingWords.communesFailed} />
      {query.data && (
        <>
          <p className="mb-2 px-2 text-slate-600 text-xs">{officeShippingWords.communeHint}</p>
          <ul
            aria-label={officeShippingWords.communesOf(wilaya.name)}
            className="divide-y divide-slate-200 rounded-lg border border-slate-200 bg-white"
          >
            {query.data.map((commune) => (
              <CommuneRow
                key={commune.code}
                commune={commune}
                wilaya={wilaya}
                onChange={(values) => change(commune, values)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
