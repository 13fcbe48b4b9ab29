'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { AdminTag } from '@/contract/admin/tags';
import { BRAND_NAME_MESSAGE, brandNameProblem } from '@/domain/brand-rules';
import { failureText } from '../api/failure-text';
import { useTaxonomyForm } from '../taxonomy/use-taxonomy-form';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { ImageField } from '../ui/image-field';
import { Modal } from '../ui/modal';
import { TextField } from '../ui/text-field';
import { BrandPreview } from './brand-preview';
import { saveBrand } from './queries';

type BrandDialogProps = {
  /** null: a new one */
  edited: AdminTag | null;
  onClose: () => void;
  onSaved: () => void;
  /** somebody else has changed or deleted it meanwhile */
  onOutdated: () => void;
};

/** Creates or edits a brand (spec, back office sections 2, 4 and 5). */
export function BrandDialog({ edited, onClose, onSaved, onOutdated }: BrandDialogProps) {
  const form = useTaxonomyForm(edited, (name) => (name === '' ? BRAND_NAME_MESSAGE : brandNameProblem(name)));
  const saving = useMutation({
    mutationFn: () => saveBrand(form.asForm(), edited?.id ?? null),
    onSuccess: () => {
      toast.success(edited ? 'Brand updated.' : 'Brand created.');
      onSaved();
    },
    onError: (error) => {
      form.learn(error);
      onOutdated();
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.hasProblems || saving.isPending) return;
    const wrong = form.check();
    if (wrong) document.getElementById(`brand-${wrong}`)?.focus();
    else saving.mutate();
  };

  return (
    <Modal
      title={edited ? 'Edit Brand' : 'Create New Brand'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="brand" variant="primary" disabled={saving.isPending || form.hasProblems}>
            {saving.isPending ? 'Saving...' : edited ? 'Update Brand' : 'Create Brand'}
          </Button>
        </>
      }
    >
      <form id="brand" noValidate onSubmit={submit} className="grid gap-4">
        {saving.error && <Banner kind="error" text={failureText('Failed to save brand.', saving.error)} />}
        <TextField
          id="brand-name"
          label="Brand Name *"
          autoComplete="off"
          required
          maxLength={120}
          value={form.name}
          error={form.problems.name}
          onChange={(event) => form.typeName(event.target.value)}
        />
        <TextField
          id="brand-slug"
          label="Slug *"
          hint="URL-friendly version of the name, lowercase, hyphens only"
          autoComplete="off"
          required
          maxLength={140}
          value={form.slug}
          error={form.problems.slug}
          onChange={(event) => form.typeSlug(event.target.value)}
        />
        <ImageField
          id="brand-image"
          label="Brand Image (Optional)"
          error={form.problems.image}
          image={form.image}
          onPick={form.pickImage}
          onRemove={form.removeImage}
          onDismiss={() => form.clear('image')}
        />
        <BrandPreview name={form.name} slug={form.slug} imageUrl={form.image.shownUrl} />
      </form>
    </Modal>
  );
}
