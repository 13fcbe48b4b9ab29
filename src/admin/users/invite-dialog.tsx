'use client';

import { useForm } from 'react-hook-form';
import { ROLES, type Role, worksInOffice } from '@/domain/accounts/roles';
import { isEmail } from '@/domain/email';
import { REQUIRED } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import { officeProblemWords } from '@/words/en/problems';
import { officeUserScreenWords } from '@/words/en/user-screens';
import { officeRoleWords } from '@/words/en/users';
import { sayProblem } from '@/words/say-problem';
import { FORM_OPTIONS, useField } from '../lib/form';
import { RecordDialog, type RecordDialogProps } from '../records/record-dialog';
import { SelectField, TextField } from '../ui/text-field';
import { sendInvitation } from './queries';

const words = officeUserScreenWords.inviting;

/** Its name among the kept drafts. */
export const INVITE_FORM = 'invite';

type Fields = { email: string; role: Role; first_name: string; last_name: string };

/** Asks who is invited, and what they may do. */
export function InviteDialog({ onClose, onSaved, onOutdated }: Omit<RecordDialogProps<never>, 'edited'>) {
  const form = useForm<Fields>({
    ...FORM_OPTIONS,
    defaultValues: { email: '', role: 'clerk', first_name: '', last_name: '' },
  });
  const email = useField(form, 'email', {
    validate: (text) => {
      if (isBlank(text)) return sayProblem(REQUIRED, officeProblemWords);
      return isEmail(text.trim()) || sayProblem({ code: 'email' }, officeProblemWords);
    },
  });
  const role = useField(form, 'role');
  const first = useField(form, 'first_name');
  const last = useField(form, 'last_name');
  return (
    <RecordDialog
      id={INVITE_FORM}
      form={form}
      fields={['email', 'role', 'first_name', 'last_name']}
      words={{ title: words.title, submit: words.submit, saved: words.saved, saveFailed: words.failed }}
      save={(body: Fields) => sendInvitation(body)}
      onClose={onClose}
      onSaved={onSaved}
      onOutdated={onOutdated}
    >
      <p className="text-slate-700 text-sm">{words.text}</p>
      <TextField id="invite-email" type="email" inputMode="email" autoComplete="off" label={words.email} {...email} />
      <SelectField id="invite-role" label={words.role} {...role}>
        {ROLES.toSorted(
          (one, other) => Number(worksInOffice({ role: other })) - Number(worksInOffice({ role: one })),
        ).map((each) => (
          <option key={each} value={each}>
            {officeRoleWords[each]}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField id="invite-first_name" label={words.firstName} maxLength={100} dir="auto" {...first} />
        <TextField id="invite-last_name" label={words.lastName} maxLength={100} dir="auto" {...last} />
      </div>
    </RecordDialog>
  );
}
