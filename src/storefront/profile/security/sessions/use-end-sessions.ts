'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Account } from '@/contract/accounts';
import type { OwnSession } from '@/contract/security';
import { ApiError } from '@/storefront/api/api-error';
import { sendOwn } from '@/storefront/session/account-calls';
import { sessionsQuery } from '../../queries';

/** A session's id, or all sessions except this one. */
export type Ending = string | 'others';

const FAILED = 'Une erreur est survenue. Veuillez réessayer.';

/** Ends sessions, one request at a time. `onEnded` is called once they are gone from the list. */
export function useEndSessions(user: Pick<Account, 'username'>, onEnded: () => void) {
  const client = useQueryClient();
  const { queryKey } = sessionsQuery(user);
  const isUnderWay = useRef(false);
  const [ending, setEnding] = useState<Ending | null>(null);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const end = async (wanted: Ending) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setEnding(wanted);
    setSaid('');
    setProblem(null);
    try {
      await askToEnd(wanted);
      const stays = ({ id, current }: OwnSession) => current || (wanted !== 'others' && id !== wanted);
      client.setQueryData(queryKey, (sessions: OwnSession[] | undefined) => sessions?.filter(stays));
      setSaid(wanted === 'others' ? 'Toutes vos autres sessions sont déconnectées.' : 'La session est déconnectée.');
      onEnded();
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      setProblem((error instanceof ApiError && error.message) || FAILED);
    } finally {
      isUnderWay.current = false;
      setEnding(null);
    }
  };

  return { end, ending, said, problem };
}

async function askToEnd(wanted: Ending): Promise<void> {
  const path = wanted === 'others' ? '/api/user/sessions/' : `/api/user/sessions/${encodeURIComponent(wanted)}/`;
  try {
    await sendOwn('DELETE', path);
  } catch (error) {
    // It has ended already.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
