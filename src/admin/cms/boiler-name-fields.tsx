'use client';

import { useFormFields } from '@payloadcms/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TextFieldClientProps } from 'payload';
import type { BoilersAnswer } from '@/contract/boilers';
import { boilerBrandSlug } from '@/domain/boilers/boiler-identity';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';
import { SuggestedTextField } from './suggested-text-field';

/** The brand of a boiler model: one that is there already, or a new one. */
export function BoilerBrandField(props: TextFieldClientProps) {
  const { data } = useQuery(boilersQuery());
  return <SuggestedTextField {...props} suggestions={data?.brands.map(({ name }) => name) ?? []} />;
}

/** The range of a boiler model: one of its brand that is there already, or a new one. */
export function BoilerRangeField(props: TextFieldClientProps) {
  const { data } = useQuery(boilersQuery());
  const typed = useFormFields(([fields]) => fields.brand?.value);
  const brand = boilerBrandSlug(typeof typed === 'string' ? typed : '');
  const ranges = data?.brands.find(({ slug }) => slug === brand)?.ranges ?? [];
  return <SuggestedTextField {...props} suggestions={ranges.map(({ name }) => name)} />;
}

// Without them, both fields are plain fields of text.
function boilersQuery() {
  return queryOptions({
    queryKey: ['admin', 'boiler-names'],
    queryFn: ({ signal }) =>
      expected(callAdmin('GET', '/api/boilers/', { signal }), withLists<BoilersAnswer>('brands')),
  });
}
