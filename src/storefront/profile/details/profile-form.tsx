import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/storefront/ui/button';
import { profileWords } from '@/words/fr/accounts/profile';
import { savingWords } from '@/words/fr/accounts/saving';

type ProfileFormProps = ComponentProps<'form'> & {
  id: string;
  title: string;
  submit: string;
  problem: string | null;
  isSending: boolean;
  onCancel: () => void;
  children: ReactNode;
};

/** The frame of a form of the account: title, general error, fields, buttons. */
export function ProfileForm({ id, title, submit, problem, isSending, onCancel, children, ...form }: ProfileFormProps) {
  return (
    <form aria-labelledby={id} className="mt-6 border-slate-200 border-t pt-6 outline-none" {...form}>
      <h3 id={id} className="font-semibold text-lg text-slate-900">
        {title}
      </h3>
      <div role="alert">
        {problem !== null && <p className="mt-3 rounded-lg bg-red-50 p-3 text-red-800 text-sm">{problem}</p>}
      </div>
      <fieldset disabled={isSending} className="mt-4 min-w-0 space-y-5">
        {children}
      </fieldset>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          type="submit"
          // Not `disabled`: a disabled button loses the keyboard's focus.
          aria-disabled={isSending}
          className="flex-1 aria-disabled:opacity-75"
        >
          {isSending ? profileWords.details.saving : submit}
        </Button>
        <Button variant="outline" disabled={isSending} onClick={onCancel}>
          {savingWords.cancel}
        </Button>
      </div>
    </form>
  );
}
