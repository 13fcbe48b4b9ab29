'use client';

import type { ReactNode } from 'react';
import { officeShellWords } from '@/words/en/shell';
import { SessionEnded } from './session-ended';
import { type Authorization, useAuthorization } from './use-authorization';

const texts = (): Record<Exclude<Authorization, 'granted' | 'ended'>, string> => ({
  checking: officeShellWords.checking,
  unauthorized: officeShellWords.unauthorized,
});

/** Shows the back office to those who work there. In English, also around a French page. The server guards every call and page itself. */
export function Guard({ hasCookie, children }: { hasCookie: boolean; children?: ReactNode }) {
  const authorization = useAuthorization({ hasCookie });
  if (authorization === 'granted' || authorization === 'ended')
    return (
      <>
        {children}
        {authorization === 'ended' && <SessionEnded />}
      </>
    );
  return (
    <main lang="en" className="bo grid min-h-dvh place-items-center bg-slate-50 p-6">
      <p role="status" className="text-base text-slate-700">
        {texts()[authorization]}
      </p>
    </main>
  );
}
