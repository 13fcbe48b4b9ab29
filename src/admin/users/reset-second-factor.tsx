'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { isAdmin } from '@/domain/accounts/roles';
import { officeUsersWords } from '@/words/en/users';
import { Button } from '../ui/button';
import { FactorResetQuestion } from './factor-reset-question';

/** In Payload's form of an account, for people who have lost their authenticator app and recovery codes. */
export function ResetSecondFactor() {
  const { user } = useAuth();
  const { id, savedDocumentData } = useDocumentInfo();
  const [isAsking, setIsAsking] = useState(false);
  const username = String(savedDocumentData?.username ?? officeUsersWords.user(id ?? ''));
  // Staff see this form of their own account as well.
  if (!isAdmin(toRole(user)) || id === undefined) return null;
  return (
    <div className="bo mb-6 grid justify-items-start gap-2">
      <p className="font-medium">{officeUsersWords.factor}</p>
      <p className="max-w-xl text-slate-600 text-sm">{officeUsersWords.resetText}</p>
      <Button size="sm" onClick={() => setIsAsking(true)}>
        <ShieldOff aria-hidden className="size-4" /> {officeUsersWords.reset}
      </Button>
      {isAsking && <FactorResetQuestion id={Number(id)} username={username} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function toRole(user: unknown): { role?: string } | null {
  const role = typeof user === 'object' && user !== null && 'role' in user ? user.role : undefined;
  return typeof role === 'string' ? { role } : null;
}
