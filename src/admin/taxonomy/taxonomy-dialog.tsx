'use client';

import type { ReactNode } from 'react';
import { MAX_NAME } from '@/domain/names';
import { MAX_SLUG } from '@/domain/typed-slug';
import { officeTaxonomyWords } from '@/words/en/catalogue/taxonomy';
import { uploadForm } from '../api/upload';
import { RecordDialog, type RecordDialogProps } from '../records/record-dialog';
import { ImageField } from '../ui/image-field';
import { TextField } from '../ui/text-field';
import { refusalAt, TAXONOMY_FIELDS, type TaxonomyForm } from './use-taxonomy-form';

type TaxonomyDialogProps<Saved> = Omit<RecordDialogProps<{ id: number }>, 'onSaved'> & {
  kind: 'brand' | 'category';
  /** of the call, with its trailing slash */
  path: string;
  form: TaxonomyForm;
  imageHint?: string;
  /** fields between the slug and the picture */
  children?: ReactNode;
  /** below the fields */
  preview?: ReactNode;
  onSaved: (saved: Saved) => void;
};

/** The dialog that categories and brands share. */
export function TaxonomyDialog<Saved>(props: TaxonomyDialogProps<Saved>) {
  const { kind, path, edited, form, imageHint, children, preview, ...rest } = props;
  const words = edited ? officeTaxonomyWords.editing : officeTaxonomyWords.creating;
  return (
    <RecordDialog
      id={kind}
      {...(edited && { record: { record: edited.id, base: form.version } })}
      form={form.fields}
      fields={TAXONOMY_FIELDS}
      words={{
        title: words.title(kind),
        submit: words.submit(kind),
        saved: words.saved(kind),
        saveFailed: officeTaxonomyWords.saveFailed(kind),
      }}
      isBlockedByErrors
      save={() =>
        edited
          ? uploadForm<Saved>('PUT', `${path}${edited.id}/`, { form: form.body() })
          : uploadForm<Saved>('POST', path, { form: form.body() })
      }
      refusalAt={refusalAt}
      onNewest={form.takeNewest}
      {...rest}
    >
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
    </RecordDialog>
  );
}
