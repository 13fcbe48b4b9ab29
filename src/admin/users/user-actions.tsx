'use client';

import { toast } from '@payloadcms/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound, ShieldOff, UserRoundCheck, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '@/client/session/session';
import type { ListedUser } from '@/contract/admin/users';
import { officeUserScreenWords } from '@/words/en/user-screens';
import { officeUsersWords } from '@/words/en/users';
import { callAdmin } from '../api/client';
import { failureText } from '../api/failures';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { FactorResetQuestion } from './factor-reset-question';
import { refreshUsers, userCall } from './queries';

type Action = 'reset-password' | 'disable' | 'enable';

/** What can be done with an account, each after a question. */
export function UserActions({ user }: { user: ListedUser }) {
  const client = useQueryClient();
  const isOwn = useSession()?.user.id === user.id;
  const [asked, setAsked] = useState<Action | 'factor' | null>(null);
  const { id, username, state } = user;
  const close = () => setAsked(null);
  return (
    <>
      {user.two_factor && (
        <Button onClick={() => setAsked('factor')}>
          <ShieldOff aria-hidden className="size-4" /> {officeUsersWords.reset}
        </Button>
      )}
      {state !== 'disabled' && (
        <Button onClick={() => setAsked('reset-password')}>
          <KeyRound aria-hidden className="size-4" />{' '}
          {state === 'invited' ? officeUserScreenWords.link.invitation : officeUserScreenWords.link.password}
        </Button>
      )}
      {state === 'disabled' && (
        <Button variant="primary" onClick={() => setAsked('enable')}>
          <UserRoundCheck aria-hidden className="size-4" /> {officeUserScreenWords.enable.open}
        </Button>
      )}
      {state !== 'disabled' && !isOwn && (
        <Button variant="danger" onClick={() => setAsked('disable')}>
          <UserRoundX aria-hidden className="size-4" /> {officeUserScreenWords.disable.open}
        </Button>
      )}
      {asked === 'factor' && (
        <FactorResetQuestion
          id={id}
          username={username}
          onClose={() => {
            close();
            void refreshUsers(client);
          }}
        />
      )}
      {asked !== null && asked !== 'factor' && <Question action={asked} user={user} onClose={close} />}
    </>
  );
}

type QuestionProps = { action: Action; user: ListedUser; onClose: () => void };

function Question({ action, user, onClose }: QuestionProps) {
  const client = useQueryClient();
  const asking = questionOf(action, user);
  const acting = useMutation({
    mutationFn: () => callAdmin('POST', `${userCall(user.id)}${action}/`),
    onSuccess: () => toast.success(asking.done),
    onError: (error) => toast.error(failureText(asking.failed, error)),
    onSettled: () => {
      void refreshUsers(client);
      onClose();
    },
  });
  return (
    <Confirm
      question={asking.question}
      about={asking.text}
      confirmLabel={asking.confirm}
      isHarmless={action !== 'disable'}
      isBusy={acting.isPending}
      onConfirm={() => acting.mutate()}
      onCancel={onClose}
    />
  );
}

function questionOf(action: Action, { username, email, state }: ListedUser) {
  switch (action) {
    case 'reset-password': {
      const isInvited = state === 'invited';
      const question = isInvited
        ? officeUserScreenWords.link.invitationQuestion(username)
        : officeUserScreenWords.link.passwordQuestion(username);
      const text = isInvited ? officeUserScreenWords.link.invitationText : officeUserScreenWords.link.passwordText;
      return {
        question,
        text,
        confirm: officeUserScreenWords.link.confirm,
        done: officeUserScreenWords.link.sent(email),
        failed: officeUserScreenWords.link.failed,
      };
    }
    case 'disable':
    case 'enable': {
      const { question, text, open, done, failed } = officeUserScreenWords[action];
      return { question: question(username), text, confirm: open, done: done(username), failed };
    }
  }
}
