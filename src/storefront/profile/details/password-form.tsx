'use client';

import type { Profile } from '@/contract/accounts';
import { minPasswordLength } from '@/domain/accounts/password';
import { sendOwn } from '@/storefront/api/own-calls';
import { PasswordField } from '@/storefront/ui/password-field';
import { profileWords } from '@/words/fr/accounts/profile';
import { accountFieldWords } from '@/words/fr/fields';
import { checkPasswordChange } from './details-rules';
import { ProfileForm } from './profile-form';
import { useProfileForm } from './use-profile-form';

export function PasswordForm({ profile, onClose }: { profile: Profile; onClose: (message?: string) => void }) {
  const { form, problems, general, isSending } = useProfileForm<unknown>({
    check: (values) => checkPasswordChange(values, profile),
    send: ({ current_password, new_password }) =>
      sendOwn('POST', '/api/user/password/', { current_password, new_password }),
    onSent: () => onClose(profileWords.details.passwordChanged),
  });
  return (
    <ProfileForm
      id="password-form"
      title={profileWords.details.changePassword}
      submit={profileWords.details.save}
      problem={general}
      isSending={isSending}
      onCancel={() => onClose()}
      {...form}
    >
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={profile.username} readOnly hidden />
      <PasswordField
        name="current_password"
        label={profileWords.details.currentPassword}
        autoComplete="current-password"
        error={problems.current_password}
        isDisabled={isSending}
      />
      <PasswordField
        name="new_password"
        label={profileWords.details.newPassword}
        autoComplete="new-password"
        hint={accountFieldWords.passwordHint(minPasswordLength(profile.role))}
        error={problems.new_password}
        isDisabled={isSending}
      />
    </ProfileForm>
  );
}
