'use client';

import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { ApiError } from '@/client/api/api-error';
import { nameProblem } from '@/domain/names';
import { imageFileProblem } from '@/domain/products/image-rules';
import { slugify } from '@/domain/slug';
import { slugProblem, typedSlug } from '@/domain/typed-slug';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { firstDetail } from '../api/failures';
import { FORM_OPTIONS, resolved } from '../lib/form';
import { type ImageChoice, NO_CHOICE, useImageChoice } from '../lib/use-image-choice';

export type TaxonomyFields = {
  name: string;
  slug: string;
  /** id of a category; '' for a top-level category, and for every brand */
  parent: string;
  /** 'yes', 'no', or '' for what the category above says; '' for every brand */
  asksFit: string;
  image: ImageChoice;
};

export type TaxonomyForm = ReturnType<typeof useTaxonomyForm>;

type Saved = {
  name: string;
  slug: string;
  parent?: number | null;
  asks_fit?: string | null;
  image_url: string | null;
  updated_at: string;
};
type TaxonomyKind = 'brand' | 'category';

type TaxonomyFormOptions = {
  kind: TaxonomyKind;
  /** null for a new one */
  edited: Saved | null;
};

/** In their order in the form. */
export const TAXONOMY_FIELDS = [
  'name',
  'slug',
  'parent',
  'asksFit',
  'image',
] as const satisfies (keyof TaxonomyFields)[];

/** The statuses that refuse a file: too large, or not a picture. */
const PICTURE_REFUSALS: readonly number[] = [413, 415];

const EDITED = { shouldDirty: true } as const;

/**
 * The form that categories and brands share. The slug of a new one follows the name until a slug is typed; once that is
 * emptied, it follows again.
 */
export function useTaxonomyForm({ kind, edited: opened }: TaxonomyFormOptions) {
  const [edited, setEdited] = useState(opened);
  const fields = useForm<TaxonomyFields>({
    ...FORM_OPTIONS,
    defaultValues: fieldsOf(opened),
    resolver: taxonomyResolver(kind),
  });
  const { setValue, setError, clearErrors, getValues, formState } = fields;
  const { name, slug, parent, asksFit, image } = fields.watch();
  const [isSlugOwn, setIsSlugOwn] = useState(edited !== null);
  const choice = useImageChoice({ savedUrl: edited?.image_url ?? null, choice: image });
  const change = (key: 'name' | 'slug' | 'parent' | 'asksFit', text: string) => {
    setValue(key, text, EDITED);
    clearErrors(key);
  };
  const choose = (chosen: ImageChoice) => {
    setValue('image', chosen, EDITED);
    clearErrors('image');
  };

  return {
    fields,
    name,
    slug,
    parent,
    asksFit,
    image: choice,
    errorAt: (field: keyof TaxonomyFields) => fields.getFieldState(field, formState).error?.message,

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
    chooseAsksFit: (answer: string) => change('asksFit', answer),
    pickImage: (file: File) => {
      const problem = imageFileProblem(file);
      if (problem === null) choose({ file, isRemoved: false });
      else setError('image', { message: sayProblem(problem, officeProblemWords) });
    },
    removeImage: () => choose({ file: null, isRemoved: true }),
    dismissImageProblem: () => clearErrors('image'),

    /** The copy that the form goes on from, and what its fields then hold. */
    takeNewest: (current: Record<string, unknown>): TaxonomyFields => {
      // The copy that the call answers with a refusal.
      const newest = current as Saved;
      setEdited(newest);
      return fieldsOf(newest);
    },

    /** of the record that is edited */
    version: edited?.updated_at ?? '',
    /** The body of the call. */
    body: (): FormData => {
      const body = bodyOf(getValues(), edited);
      if (kind === 'category') {
        body.append('parent', getValues('parent'));
        body.append('asks_fit', getValues('asksFit'));
      }
      return body;
    },
  };
}

function fieldsOf(saved: Saved | null): TaxonomyFields {
  const { name, slug, parent, asks_fit: asksFit } = saved ?? {};
  return {
    name: name ?? '',
    slug: slug ?? '',
    parent: String(parent ?? ''),
    asksFit: asksFit ?? '',
    image: NO_CHOICE,
  };
}

function taxonomyResolver(kind: TaxonomyKind): Resolver<TaxonomyFields> {
  return (values) =>
    resolved<TaxonomyFields>(
      [
        ['name', nameProblem(kind, values.name)],
        ['slug', slugProblem(values.slug)],
      ],
      values,
    );
}

/** What a refused call says about a field, if anything. */
export function refusalAt(field: string, error: Error): string | undefined {
  const isPicture = error instanceof ApiError && PICTURE_REFUSALS.includes(error.status);
  return isPicture && field === 'image' ? error.message : firstDetail(error, field);
}

function bodyOf({ name, slug, image }: TaxonomyFields, edited: Saved | null): FormData {
  const body = new FormData();
  body.append('name', name.trim());
  body.append('slug', slug.trim());
  if (image.file) body.append('image', image.file);
  if (image.isRemoved) body.append('remove_image', 'true');
  if (edited) body.append('updated_at', edited.updated_at);
  return body;
}
