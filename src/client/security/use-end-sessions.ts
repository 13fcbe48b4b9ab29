'use client';

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OwnSession } from '@/contract/security';
import { isRecord } from '@/domain/json';

/** A session's id, or all sessions except the one that asks. */
export type Ending = string | 'others';

type EndSessions = {
  /** of the account's sessions, a list of OwnSession */
  queryKey: QueryKey;
  /** of the calls that end them, with its trailing slash; by default one's own */
  path?: string;
  /** sends a DELETE in the name of the account; its errors have a `status` */
  send: (path: string) => Promise<unknown>;
  /** called once the sessions are gone from the list */
  onEnded: (ended: Ending) => void;
};

/**
 * Ends sessions of an account, one request at a time.
 * `ending`: the request under way. `ended`: the last one that worked. `failure`: the error of the last one if it failed.
 */
export function useEndSessions({ queryKey, path = '/api/user/sessions/', send, onEnded }: EndSessions) {
  const client = useQueryClient();
  const isUnderWay = useRef(false);
  const [ending, setEnding] = useState<Ending | null>(null);
  const [ended, setEnded] = useState<Ending | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const end = async (target: Ending) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setEnding(target);
    setEnded(null);
    setFailure(null);
    try {
      await send(endingPath(path, target)).catch((error: unknown) => {
        // It has ended already.
        if (!isRecord(error) || error.status !== 404) throw error;
      });
      const stays = ({ id, current }: OwnSession) => current || (target !== 'others' && id !== target);
      client.setQueryData(queryKey, (sessions: OwnSession[] | undefined) => sessions?.filter(stays));
      setEnded(target);
      onEnded(target);
    } catch (error) {
      if (!isRecord(error) || error.status === undefined) console.error(error);
      setFailure(error);
    } finally {
      isUnderWay.current = false;
      setEnding(null);
    }
  };

  return { end, ending, ended, failure };
}

function endingPath(path: string, target: Ending): string {
  return target === 'others' ? path : `${path}${encodeURIComponent(target)}/`;
}
