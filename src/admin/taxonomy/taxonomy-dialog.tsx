'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MAX_NAME } from '@/domain/names';
import { MAX_SLUG } from '@/domain/slug';
import { officeTaxonomyWords } from '@/words/en/taxonomy';
import { failureText } from '../api/failure-text';
import { Banner } from '../ui/banner';
import { FormDialog } from '../ui/form-dialog';
import { ImageField } from '../ui/image-field';
import { TextField } from '../ui/text-field';
import type { TaxonomyForm } from './use-taxonomy-form';

export type TaxonomyDialogProps<Saved> = {
  kind: 'brand' | 'category';
  form: TaxonomyForm;
  isNew: boolean;
  save: () => Promise<Saved>;
  imageHint?: string;
  /** fields between the slug and the picture */
  children?: ReactNode;
  /** below the fields */
  preview?: ReactNode;
  onClose: () => void;
  onSaved: (saved: Saved) => void;
  /** somebody else has changed or deleted something meanwhile */
  onOutdated: () => void;
};

/** The dialog that categories and brands share. */
export function TaxonomyDialog<Saved>(props: TaxonomyDialogProps<Saved>) {
  const { kind, form, isNew, save, imageHint, children, preview, onClose, onSaved, onOutdated } = props;
  const saving = useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      toast.success(isNew ? officeTaxonomyWords.created(kind) : officeTaxonomyWords.updated(kind));
      onSaved(saved);
    },
    onError: (error) => {
      form.showRefusal(error);
      onOutdated();
    },
  });
  const submit = () => {
    void form.submit(
      () => saving.mutate(),
      (wrong) => document.getElementById(`${kind}-${wrong}`)?.focus(),
    );
  };
  return (
    <FormDialog
      id={kind}
      title={isNew ? officeTaxonomyWords.createNew(kind) : officeTaxonomyWords.edit(kind)}
      submitLabel={isNew ? officeTaxonomyWords.create(kind) : officeTaxonomyWords.update(kind)}
      isDirty={form.isDirty}
      isSaving={saving.isPending}
      isBlocked={form.hasProblems}
      onSubmit={submit}
      onClose={onClose}
    >
      {saving.error && <Banner kind="error" text={failureText(officeTaxonomyWords.saveFailed(kind), saving.error)} />}
      <TextField
        id={`${kind}-name`}
        label={officeTaxonomyWords.name(kind)}
        autoComplete="off"
        required
        maxLength={MAX_NAME}
        value={form.name}
        error={form.errorAt('name')}
        onChange={(event) => form.typeName(event.target.value)}
      />
      <TextField
        id={`${kind}-slug`}
        label={officeTaxonomyWords.slug}
        hint={officeTaxonomyWords.slugHint}
        autoComplete="off"
        required
        maxLength={MAX_SLUG}
        value={form.slug}
        error={form.errorAt('slug')}
        onChange={(event) => form.typeSlug(event.target.value)}
      />
      {children}
      <ImageField
        id={`${kind}-image`}
        label={officeTaxonomyWords.image(kind)}
        hint={imageHint}
        error={form.errorAt('image')}
        image={form.image}
        onPick={form.pickImage}
        onRemove={form.removeImage}
        onDismiss={form.dismissImageProblem}
      />
      {preview}
    </FormDialog>
  );
}
