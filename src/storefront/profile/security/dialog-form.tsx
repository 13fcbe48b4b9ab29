import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/storefront/ui/button';
import { FormAlert } from '@/storefront/ui/form-parts';
import { savingWords } from '@/words/fr/accounts/saving';

type DialogFormProps = ComponentProps<'form'> & {
  submit: string;
  variant?: 'primary' | 'danger';
  /** an error that concerns no single field */
  problem: string | null;
  isSending: boolean;
  onCancel: () => void;
  children: ReactNode;
};

/** The frame of a form in a dialog: its fields, the error of the whole form, and its two buttons. */
export function DialogForm({
  submit,
  variant = 'primary',
  problem,
  isSending,
  onCancel,
  children,
  ...form
}: DialogFormProps) {
  return (
    <form aria-busy={isSending} className="outline-none" {...form}>
      <fieldset disabled={isSending} className="min-w-0 space-y-5">
        {children}
      </fieldset>
      <div className="mt-6">
        <FormAlert text={problem} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant={variant}
            // Not `disabled`: a disabled button loses the keyboard's focus.
            aria-disabled={isSending}
            className="flex-1 aria-disabled:opacity-75"
          >
            {isSending ? savingWords.oneMoment : submit}
          </Button>
          <Button variant="outline" disabled={isSending} onClick={onCancel}>
            {savingWords.cancel}
          </Button>
        </div>
      </div>
    </form>
  );
}
