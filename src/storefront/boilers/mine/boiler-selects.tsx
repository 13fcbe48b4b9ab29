'use client';

import { type ReactNode, useId } from 'react';
import { myBoilerWords } from '@/words/fr/boilers/my-boiler';
import { commonWords } from '@/words/fr/common';
import type { BoilerChoice } from './use-boiler-choice';

type BoilerSelectsProps = {
  choice: BoilerChoice;
  /** known before the models are loaded */
  brands: readonly { slug: string; name: string }[];
};

/**
 * Three lists of the browser's own: they work by keyboard, by thumb and with any reader. A form without script sends the brand
 * as `marque`.
 */
export function BoilerSelects({ choice, brands }: BoilerSelectsProps) {
  const { brandSlug, range, slug, state } = choice;
  const ranges = choice.brands?.find((known) => known.slug === brandSlug)?.ranges;
  const models = ranges?.find(({ name }) => name === range)?.models;
  const isWaiting = brandSlug !== '' && !choice.brands && state === 'loading';
  return (
    <>
      <Select
        label={myBoilerWords.brand}
        name="marque"
        value={brandSlug}
        onChange={choice.chooseBrand}
        onFocus={choice.load}
      >
        {brands.map(({ slug: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label={myBoilerWords.range}
        value={range}
        first={isWaiting ? commonWords.loading : undefined}
        isDisabled={!ranges}
        onChange={choice.chooseRange}
      >
        {ranges?.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Select label={myBoilerWords.model} value={slug} isDisabled={!models} onChange={choice.chooseModel}>
        {models?.map(({ slug: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}

type SelectProps = {
  label: string;
  name?: string;
  value: string;
  /** in place of 'choose' */
  first?: string;
  onChange: (value: string) => void;
  onFocus?: () => void;
  isDisabled?: boolean;
  children: ReactNode;
};

function Select({ label, name, value, first, onChange, onFocus, isDisabled = false, children }: SelectProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        disabled={isDisabled}
        onFocus={onFocus}
        onChange={(event) => onChange(event.target.value)}
        className="h-12 w-full rounded-lg border border-slate-400 bg-white px-3 text-base text-slate-900 disabled:bg-slate-100 disabled:text-slate-600"
      >
        <option value="">{first ?? myBoilerWords.pick}</option>
        {children}
      </select>
    </div>
  );
}
