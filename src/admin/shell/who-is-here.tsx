'use client';

import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { parts } from '@/client/parts';
import { logOut } from '@/client/session/log-out';
import { officeShellWords } from '@/words/en/shell';

/** The user name and the button that logs out; the guard then leads to the login. */
export function WhoIsHere({ username }: { username: string }) {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <div className="-mt-2 flex items-center gap-2 border-white/20 border-t ps-3 pt-3">
      <p className="min-w-0 flex-1 text-blue-200 text-xs">
        {parts(
          officeShellWords.loggedInAs(
            <span className="block truncate font-semibold text-sm text-white">{username}</span>,
          ),
        )}
      </p>
      <button
        type="button"
        aria-disabled={isLeaving}
        onClick={() => {
          setIsLeaving(true);
          void logOut();
        }}
        className="inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-lg px-3 font-medium text-sm hover:bg-white/10"
      >
        <LogOut aria-hidden className="size-4" /> {isLeaving ? officeShellWords.loggingOut : officeShellWords.logOut}
      </button>
    </div>
  );
}
