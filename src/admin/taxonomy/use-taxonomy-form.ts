'use client';

import { useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { imageFileProblem } from '@/domain/image-rules';
import { nameProblem } from '@/domain/names';
import type { NamedKind } from '@/domain/problem';
import { slugify, slugProblem, typedSlug } from '@/domain/slug';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { AdminApiError } from '../api/client';
import { firstDetail } from '../api/first-detail';
import { FORM_OPTIONS } from '../lib/form-options';
import { type ImageChoice, NO_CHOICE, useImageChoice } from '../lib/use-image-choice';

export type TaxonomyFields = {
  name: string;
  slug: string;
  /** id of a category; '' for none, as every brand has */
  parent: string;
  image: ImageChoice;
};

export type TaxonomyForm = ReturnType<typeof useTaxonomyForm>;

type Saved = { name: string; slug: string; parent?: number | null; image_url: string | null; updated_at: string };

/** In their order in the form. */
const FIELDS = ['name', 'slug', 'parent', 'image'] as const satisfies (keyof TaxonomyFields)[];

/** Not a picture, or too large. */
const PICTURE_REFUSALS: readonly number[] = [413, 415];

const EDITED = { shouldDirty: true } as const;

/**
 * The form that categories and brands share. The slug of a new one follows the name until somebody writes their own; an
 * emptied one follows again.
 */
export function useTaxonomyForm(edited: Saved | null, kind: NamedKind) {
  const fields = useForm<TaxonomyFields>({
    ...FORM_OPTIONS,
    defaultValues: {
      name: edited?.name ?? '',
      slug: edited?.slug ?? '',
      parent: String(edited?.parent ?? ''),
      image: NO_CHOICE,
    },
    resolver: taxonomyResolver(kind),
  });
  const { setValue, setError, clearErrors, getValues, formState } = fields;
  const { name, slug, parent, image } = fields.watch();
  const [isSlugOwn, setIsSlugOwn] = useState(edited !== null);
  const choice = useImageChoice({ savedUrl: edited?.image_url ?? null, choice: image });
  const change = (key: 'name' | 'slug' | 'parent', text: string) => {
    setValue(key, text, EDITED);
    clearErrors(key);
  };
  const choose = (chosen: ImageChoice) => {
    setValue('image', chosen, EDITED);
    clearErrors('image');
  };

  return {
    name,
    slug,
    parent,
    image: choice,
    errorAt: (field: keyof TaxonomyFields) => fields.getFieldState(field, formState).error?.message,
    isDirty: formState.isDirty,
    hasProblems: Object.keys(formState.errors).length > 0,

    typeName: (text: string) => {
      change('name', text);
      if (!isSlugOwn) change('slug', slugify(text));
    },
    typeSlug: (text: string) => {
      const typed = typedSlug(text);
      change('slug', typed);
      setIsSlugOwn(typed !== '' || edited !== null);
    },
    chooseParent: (id: string) => change('parent', id),
    pickImage: (file: File) => {
      const problem = imageFileProblem(file);
      if (problem === null) choose({ file, isRemoved: false });
      else setError('image', { message: sayProblem(problem, officeProblemWords) });
    },
    removeImage: () => choose({ file: null, isRemoved: true }),
    dismissImageProblem: () => clearErrors('image'),

    /** @param onProblem called with the first field at fault if the form is not sent */
    submit: (onValid: () => void, onProblem: (field: keyof TaxonomyFields) => void) =>
      fields.handleSubmit(onValid, (errors) => onProblem(FIELDS.find((field) => errors[field]) ?? 'name'))(),
    /** Shows what the server says about fields. */
    showRefusal: (error: Error) => {
      for (const field of FIELDS) {
        const message = refusalAt(field, error);
        if (message !== undefined) setError(field, { message });
      }
    },
    /** The body of the call. */
    asForm: (): FormData => formOf(getValues(), edited),
  };
}

function taxonomyResolver(kind: NamedKind): Resolver<TaxonomyFields> {
  return (values) => {
    const [name, slug] = [nameProblem(kind, values.name), slugProblem(values.slug)];
    if (name === null && slug === null) return { values, errors: {} };
    const errors: FieldErrors<TaxonomyFields> = {
      ...(name !== null && { name: { type: 'rule', message: sayProblem(name, officeProblemWords) } }),
      ...(slug !== null && { slug: { type: 'rule', message: sayProblem(slug, officeProblemWords) } }),
    };
    return { values: {}, errors };
  };
}

function refusalAt(field: keyof TaxonomyFields, error: Error): string | undefined {
  const isPicture = error instanceof AdminApiError && PICTURE_REFUSALS.includes(error.status);
  return isPicture && field === 'image' ? error.reason : firstDetail(error, field);
}

function formOf({ name, slug, image }: TaxonomyFields, edited: Saved | null): FormData {
  const form = new FormData();
  form.append('name', name.trim());
  form.append('slug', slug.trim());
  if (image.file) form.append('image', image.file);
  if (image.isRemoved) form.append('remove_image', 'true');
  if (edited) form.append('updated_at', edited.updated_at);
  return form;
}
