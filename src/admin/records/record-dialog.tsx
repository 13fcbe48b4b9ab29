'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type DefaultValues, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/client/api/api-error';
import { officeUiWords } from '@/words/en/ui';
import { failureText, firstDetail } from '../api/failures';
import { fittingValues, typedValues } from '../drafts/kept-drafts';
import { type DraftOf, useDraft } from '../drafts/use-draft';
import { Banner } from '../ui/banner';
import { FormDialog } from '../ui/form-dialog';

/** What a screen gives to the form of a record. */
export type RecordDialogProps<One> = {
  /** null for a new record */
  edited: One | null;
  onClose: () => void;
  onSaved: () => void;
  /** called when the list may be outdated: the server refused what was sent */
  onOutdated: () => void;
};

type RecordFormProps<Fields extends FieldValues, Draft, Saved> = Omit<
  RecordDialogProps<unknown>,
  'edited' | 'onSaved'
> & {
  /** the form's id; the field `name` has the id `{id}-name` */
  id: string;
  /** the record that is edited, and its version; absent for a new one */
  record?: Pick<DraftOf, 'record' | 'base'>;
  form: UseFormReturn<Fields, unknown, Draft>;
  /** in their order in the form */
  fields: readonly Path<Fields>[];
  words: {
    title: string;
    submit: string;
    saved: string;
    saveFailed: string;
    /** when no server answered, if that is worded in its own way */
    unreached?: string;
  };
  /** nothing is sent while a field has an error */
  isBlockedByErrors?: boolean;
  save: (draft: Draft) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** what a refusal says about a field, if anything; by default the call's own details */
  refusalAt?: (field: Path<Fields>, error: Error) => string | undefined;
  /** begins again with the newest copy after a refusal that has it, and says what its fields hold */
  onNewest?: (current: Record<string, unknown>) => Fields;
  children: ReactNode;
};

/** Saves a record from a form: shows which fields are wrong, or what the server refused, and keeps the dialog open then. */
export function RecordDialog<Fields extends FieldValues, Draft, Saved>(props: RecordFormProps<Fields, Draft, Saved>) {
  const { id, form, fields, words, record, onSaved, onOutdated, children } = props;
  const { isBlockedByErrors = false, save, onClose } = props;
  const { refusalAt = (field, error) => firstDetail(error, field), onNewest } = props;
  // Read here, so that the form keeps count of the fields that were edited.
  const { isDirty, errors, dirtyFields: _edited } = form.formState;
  const draft = useDraft({
    form: id,
    ...record,
    values: typedValues(form.watch(), form.formState.defaultValues),
    isDirty,
    onRestore: (kept) =>
      form.reset(fittingValues(form.getValues(), kept) as DefaultValues<Fields>, { keepDefaultValues: true }),
  });
  const saving = useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      draft.forget();
      toast.success(words.saved);
      onSaved(saved);
    },
    onError: (error) => {
      for (const field of fields) {
        const message = refusalAt(field, error);
        if (message !== undefined) form.setError(field, { message });
      }
      const current = error instanceof ApiError ? error.current : null;
      // What was typed stays; the other fields show the newest copy.
      if (current && onNewest) form.reset(onNewest(current), { keepDirtyValues: true });
      onOutdated();
    },
  });
  const submit = form.handleSubmit(
    (draft) => saving.mutate(draft),
    (problems) => {
      const first = fields.find((field) => get(problems, field));
      document.getElementById(`${id}-${first}`)?.focus();
    },
  );
  return (
    <FormDialog
      id={id}
      title={words.title}
      submitLabel={words.submit}
      isDirty={isDirty}
      isSaving={saving.isPending}
      isBlocked={isBlockedByErrors && Object.keys(errors).length > 0}
      onSubmit={() => void submit()}
      onClose={onClose}
      draft={draft}
      onDiscardDraft={() => {
        draft.forget();
        form.reset();
      }}
    >
      {saving.error && (
        <Banner
          kind="error"
          text={
            onNewest && saving.error instanceof ApiError && saving.error.current
              ? officeUiWords.newestShown
              : failureText(words.saveFailed, saving.error, words.unreached)
          }
        />
      )}
      {children}
    </FormDialog>
  );
}
