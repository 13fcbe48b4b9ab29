'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AdminCategory, AdminCategoryNode } from '@/contract/admin/categories';
import { CATEGORY_NAME_MESSAGE } from '@/domain/category-rules';
import { possibleParents } from '@/domain/category-tree';
import { failureText } from '../api/failure-text';
import { useTaxonomyForm } from '../taxonomy/use-taxonomy-form';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { ImageField } from '../ui/image-field';
import { Modal } from '../ui/modal';
import { SelectField } from '../ui/select-field';
import { TextField } from '../ui/text-field';
import { saveCategory } from './queries';

type CategoryDialogProps = {
  /** null: a new one */
  edited: AdminCategory | null;
  tree: readonly AdminCategoryNode[];
  onClose: () => void;
  onSaved: (saved: AdminCategory) => void;
  /** somebody else has changed or deleted something meanwhile */
  onOutdated: () => void;
};

/** Creates or edits a category (spec, back office sections 2 and 5). */
export function CategoryDialog({ edited, tree, onClose, onSaved, onOutdated }: CategoryDialogProps) {
  const form = useTaxonomyForm(edited, (name) => (name === '' ? CATEGORY_NAME_MESSAGE : null));
  const [parent, setParent] = useState(String(edited?.parent ?? ''));
  const saving = useMutation({
    mutationFn: () => {
      const body = form.asForm();
      body.append('parent', parent);
      return saveCategory(body, edited?.id ?? null);
    },
    onSuccess: (saved) => {
      toast.success(edited ? 'Category updated.' : 'Category created.');
      onSaved(saved);
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
    if (wrong) document.getElementById(`category-${wrong}`)?.focus();
    else saving.mutate();
  };

  return (
    <Modal
      title={edited ? 'Edit Category' : 'Create New Category'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="category" variant="primary" disabled={saving.isPending || form.hasProblems}>
            {saving.isPending ? 'Saving...' : edited ? 'Update Category' : 'Create Category'}
          </Button>
        </>
      }
    >
      <form id="category" noValidate onSubmit={submit} className="grid gap-4">
        {saving.error && <Banner kind="error" text={failureText('Failed to save category.', saving.error)} />}
        <TextField
          id="category-name"
          label="Category Name *"
          autoComplete="off"
          required
          maxLength={120}
          value={form.name}
          error={form.problems.name}
          onChange={(event) => form.typeName(event.target.value)}
        />
        <TextField
          id="category-slug"
          label="Slug *"
          hint="URL-friendly version of the name, lowercase, hyphens only"
          autoComplete="off"
          required
          maxLength={140}
          value={form.slug}
          error={form.problems.slug}
          onChange={(event) => form.typeSlug(event.target.value)}
        />
        <SelectField
          id="category-parent"
          label="Parent Category"
          value={parent}
          error={form.problems.parent}
          onChange={(event) => {
            setParent(event.target.value);
            form.clear('parent');
          }}
        >
          <option value="">None (top level)</option>
          {possibleParents(tree, edited?.id ?? null).map(({ category, depth }) => (
            <option key={category.id} value={category.id}>
              {'\u00a0\u00a0\u00a0'.repeat(depth) + category.name}
            </option>
          ))}
        </SelectField>
        <ImageField
          id="category-image"
          label="Category Image (Optional)"
          hint="Recommended size: 300x300"
          error={form.problems.image}
          image={form.image}
          onPick={form.pickImage}
          onRemove={form.removeImage}
          onDismiss={() => form.clear('image')}
        />
      </form>
    </Modal>
  );
}
