import { MailCheck } from 'lucide-react';
import { parts } from '@/client/parts';
import type { Profile } from '@/contract/accounts';
import { formatLongDate } from '@/domain/dates';
import { profileWords } from '@/words/fr/accounts/profile';
import { accountFieldWords } from '@/words/fr/fields';

export function DetailsList({ profile }: { profile: Profile }) {
  const { first_name, last_name, username, email, pending_email, date_joined } = profile;
  return (
    <>
      <dl className="mt-4 space-y-4">
        <Detail
          label={accountFieldWords.lastName}
          value={[first_name, last_name].filter(Boolean).join(' ') || profileWords.details.notGiven}
        />
        <Detail label={accountFieldWords.username} value={username} />
        <Detail label={accountFieldWords.email} value={email} />
        <Detail label={profileWords.details.memberSince} value={formatLongDate(date_joined) || '–'} />
      </dl>
      <div role="status">
        {pending_email && (
          <div className="mt-5 flex gap-3 rounded-lg border border-amber-500 bg-amber-50 p-3 text-slate-900 text-sm">
            <MailCheck aria-hidden className="size-5 shrink-0 text-amber-700" />
            <p className="min-w-0 break-words">
              {parts(profileWords.details.emailSent(<strong className="font-semibold">{pending_email}</strong>))}
            </p>
          </div>
        )}
      </div>
    </>
  );
}

function Detail({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-slate-600 text-sm">{label}</dt>
      <dd className="break-words font-medium text-slate-900">{value}</dd>
    </div>
  );
}
