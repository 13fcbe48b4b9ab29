'use client';

import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { isAdmin } from '@/domain/roles';
import { callAdmin } from '../api/client';
import { failureText } from '../api/failure-text';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';

/** In Payload's form of an account: for somebody who has lost their authenticator app and their recovery codes. */
export function ResetSecondFactor() {
  const { user } = useAuth();
  const { id, savedDocumentData } = useDocumentInfo();
  const [isAsking, setIsAsking] = useState(false);
  const username = String(savedDocumentData?.username ?? `User ${id}`);
  const resetting = useMutation({
    mutationFn: () => callAdmin<void>('POST', `/api/admin/users/${id}/two-factor/reset/`),
    onSuccess: () => toast.success(`Second factor of ${username} reset. They are told by mail.`),
    onError: (error) => toast.error(failureText('Failed to reset the second factor.', error)),
    onSettled: () => setIsAsking(false),
  });
  // Staff meet their own account here as well.
  if (!isAdmin(toRole(user)) || id === undefined) return null;
  return (
    <div className="bo mb-6 grid justify-items-start gap-2">
      <p className="font-medium">Second factor</p>
      <p className="max-w-xl text-slate-600 text-sm">
        Whoever has lost their authenticator app and their recovery codes cannot log in. After a reset the password is
        enough, until they set up another.
      </p>
      <Button size="sm" onClick={() => setIsAsking(true)}>
        <ShieldOff aria-hidden className="size-4" /> Reset second factor
      </Button>
      {isAsking && (
        <Confirm
          question="Are you sure you want to reset the second factor?"
          about={`From then on ${username} logs in with the password alone. Be sure that it is really them who asks for it.`}
          confirmLabel={resetting.isPending ? 'Resetting...' : 'Reset'}
          isBusy={resetting.isPending}
          onConfirm={() => resetting.mutate()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

function toRole(user: unknown): { role?: string } | null {
  const role = typeof user === 'object' && user !== null && 'role' in user ? user.role : undefined;
  return typeof role === 'string' ? { role } : null;
}
