'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/client/api/api-error';
import type { Profile } from '@/contract/accounts';
import { sendOwn } from '@/storefront/api/own-calls';
import { FieldFrame, fieldAria, INPUT_CLASS } from '@/storefront/ui/field-frame';
import { PasswordField } from '@/storefront/ui/password-field';
import { profileWords } from '@/words/fr/accounts/profile';
import { accountFieldWords } from '@/words/fr/fields';
import { profileQuery } from '../queries';
import { checkDetails, detailsBody, isOtherEmail } from './details-rules';
import { ProfileForm } from './profile-form';
import { useProfileForm } from './use-profile-form';

const detailsFields = () =>
  [
    {
      name: 'first_name',
      label: accountFieldWords.firstName,
      type: 'text',
      autoComplete: 'given-name',
      maxLength: 100,
    },
    { name: 'last_name', label: accountFieldWords.lastName, type: 'text', autoComplete: 'family-name', maxLength: 100 },
    { name: 'email', label: accountFieldWords.email, type: 'email', autoComplete: 'email', maxLength: 254 },
  ] as const;

/** Names and e-mail address. A changed address needs the password, and takes effect once it is confirmed. */
export function DetailsForm({ profile, onClose }: { profile: Profile; onClose: (message?: string) => void }) {
  const client = useQueryClient();
  const [asksPassword, setAsksPassword] = useState(false);
  const { form, problems, general, isSending } = useProfileForm<Profile>({
    check: (values) => checkDetails(values, profile),
    send: async (values) => {
      try {
        return await sendOwn('PATCH', '/api/user/profile/', detailsBody(values, profile));
      } catch (error) {
        // Saving again then begins with the newest copy; what was typed stays in the fields.
        if (error instanceof ApiError && error.current) void client.invalidateQueries(profileQuery(profile));
        throw error;
      }
    },
    onSent: (changed) => {
      client.setQueryData(profileQuery(profile).queryKey, changed);
      // A new address takes effect once it is confirmed: the card says so below the address.
      onClose(changed.pending_email === profile.pending_email ? profileWords.details.saved : '');
    },
  });
  return (
    <ProfileForm
      id="details-form"
      title={profileWords.details.edit}
      submit={profileWords.details.save}
      problem={general}
      isSending={isSending}
      onCancel={() => onClose()}
      {...form}
    >
      {detailsFields().map(({ name, label, ...input }) => (
        <FieldFrame key={name} name={name} label={label} error={problems[name]}>
          <input
            {...input}
            {...fieldAria({ name, error: problems[name] })}
            name={name}
            required
            defaultValue={profile[name]}
            onChange={({ target }) => {
              if (name === 'email') setAsksPassword(isOtherEmail(target.value, profile));
            }}
            className={INPUT_CLASS}
          />
        </FieldFrame>
      ))}
      {asksPassword && (
        <PasswordField
          name="current_password"
          label={profileWords.details.currentPassword}
          autoComplete="current-password"
          hint={profileWords.details.passwordHint}
          error={problems.current_password}
          isDisabled={isSending}
        />
      )}
    </ProfileForm>
  );
}
