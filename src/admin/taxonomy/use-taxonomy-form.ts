'use client';

import { useState } from 'react';
import { imageFileProblem } from '@/domain/image-rules';
import { slugify, slugProblem, typedSlug } from '@/domain/slug';
import { AdminApiError } from '../api/client';
import { firstDetail } from '../api/first-detail';
import { useImageChoice } from '../lib/use-image-choice';

/** What a form says at its fields. */
export type Problems = {
  name?: string | undefined;
  slug?: string | undefined;
  parent?: string | undefined;
  image?: string | undefined;
};

export type TaxonomyForm = ReturnType<typeof useTaxonomyForm>;

type Saved = { name: string; slug: string; image_url: string | null; updated_at: string };

/**
 * The form that categories and brands share. The slug of a new one follows the name
 * until somebody writes their own; an emptied one follows again. What is wrong with a field is forgotten once it is edited.
 * @param nameProblem what is wrong with a name, or null
 */
export function useTaxonomyForm(edited: Saved | null, nameProblem: (name: string) => string | null) {
  const [name, setName] = useState(edited?.name ?? '');
  const [slug, setSlug] = useState(edited?.slug ?? '');
  const [isSlugOwn, setIsSlugOwn] = useState(edited !== null);
  const [problems, setProblems] = useState<Problems>({});
  const image = useImageChoice(edited?.image_url ?? null);
  const clear = (...fields: (keyof Problems)[]) =>
    setProblems((all) => ({ ...all, ...Object.fromEntries(fields.map((field) => [field, undefined])) }));

  return {
    name,
    slug,
    image,
    problems,
    clear,
    isDirty: name !== (edited?.name ?? '') || slug !== (edited?.slug ?? '') || image.file !== null || image.isRemoved,
    hasProblems: Object.values(problems).some(Boolean),

    typeName: (text: string) => {
      setName(text);
      if (!isSlugOwn) setSlug(slugify(text));
      clear('name', ...(isSlugOwn ? [] : (['slug'] as const)));
    },
    typeSlug: (text: string) => {
      const typed = typedSlug(text);
      setSlug(typed);
      setIsSlugOwn(typed !== '' || edited !== null);
      clear('slug');
    },
    pickImage: (file: File) => {
      const problem = imageFileProblem(file);
      setProblems((all) => ({ ...all, image: problem ?? undefined }));
      if (problem === null) image.pick(file);
    },
    removeImage: () => {
      image.remove();
      clear('image');
    },

    /** Says what is wrong; the first field at fault, or null where all is well. */
    check: (): keyof Problems | null => {
      const found: Problems = {
        name: nameProblem(name.trim()) ?? undefined,
        slug: slugProblem(slug) ?? undefined,
        image: problems.image,
      };
      setProblems(found);
      return FIELDS.find((field) => found[field]) ?? null;
    },
    /** Takes over what the server says of single fields. */
    learn: (error: Error) => {
      const isPicture = error instanceof AdminApiError && PICTURE_REFUSALS.includes(error.status);
      const image = isPicture ? error.reason : firstDetail(error, 'image');
      setProblems({
        name: firstDetail(error, 'name'),
        slug: firstDetail(error, 'slug'),
        parent: firstDetail(error, 'parent'),
        image,
      });
    },
    /** As the calls take it. */
    asForm: (): FormData => {
      const form = new FormData();
      form.append('name', name.trim());
      form.append('slug', slug.trim());
      if (image.file) form.append('image', image.file);
      if (image.isRemoved) form.append('remove_image', 'true');
      if (edited) form.append('updated_at', edited.updated_at);
      return form;
    },
  };
}

/** In the order in which they stand in the form. */
const FIELDS = ['name', 'slug', 'parent', 'image'] as const satisfies (keyof Problems)[];

/** What is no picture, and what is too large. */
const PICTURE_REFUSALS: readonly number[] = [413, 415];
