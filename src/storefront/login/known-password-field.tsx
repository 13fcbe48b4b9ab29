import { PasswordField } from '@/storefront/ui/password-field';
import { ShopLink } from '@/storefront/ui/shop-link';
import { accountFieldWords } from '@/words/fr/fields';

/** The field `password` for an account's present password, and the link for a forgotten password. */
export function KnownPasswordField({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div>
      <PasswordField
        id={id}
        name="password"
        label={accountFieldWords.password}
        autoComplete="current-password"
        error={error}
      />
      <ShopLink
        href="/forgot-password"
        className="-mb-2 mt-1 inline-flex min-h-11 items-center font-medium text-blue-900 text-sm underline underline-offset-4"
      >
        {accountFieldWords.forgotPassword}
      </ShopLink>
    </div>
  );
}
