'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { boilersQuery } from '@/storefront/api/queries';
import { QueryProvider } from '@/storefront/api/query-provider';
import { Button } from '@/storefront/ui/button';
import { LineDown } from '@/storefront/ui/line-down';
import { Sheet } from '@/storefront/ui/sheet';
import { ShopLink } from '@/storefront/ui/shop-link';
import { commonWords } from '@/words/fr/common';
import { myBoilerWords } from '@/words/fr/my-boiler';
import { plateWords } from '@/words/fr/plates';
import { PLATES } from '@/domain/boiler-pages';
import { rememberBoiler } from './my-boiler';

type ChooserProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Brand, range and model in three lists of the browser's own: they work by keyboard and by thumb. */
export function BoilerChooser({ isOpen, onOpenChange }: ChooserProps) {
  const close = () => onOpenChange(false);
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} side="end" title={myBoilerWords.title}>
      <QueryProvider>
        <Choice onDone={close} />
      </QueryProvider>
      <p className="px-4 pb-6 text-sm">
        <ShopLink href={PLATES} onClick={close} className="inline-flex min-h-11 items-center text-blue-900 underline">
          {plateWords.link}
        </ShopLink>
      </p>
    </Sheet>
  );
}

function Choice({ onDone }: { onDone: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(boilersQuery());
  const [brandSlug, setBrand] = useState('');
  const [rangeName, setRange] = useState('');
  const [slug, setModel] = useState('');
  if (error && !data) return <LineDown onRetry={() => void refetch()} isTrying={isFetching} />;
  if (!data) return <p className="p-4">{commonWords.loading}</p>;
  const brand = data.brands.find((known) => known.slug === brandSlug);
  const range = brand?.ranges.find((known) => known.name === rangeName);
  const model = range?.models.find((known) => known.slug === slug);
  const choose = () => {
    if (!brand || !range || !model) return;
    rememberBoiler({ slug, brandSlug, brand: brand.name, range: range.name, name: model.name });
    onDone();
  };
  return (
    <form
      className="flex flex-col gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        choose();
      }}
    >
      <Select
        label={myBoilerWords.brand}
        value={brandSlug}
        onChange={(next) => {
          const [only, ...others] = data.brands.find((known) => known.slug === next)?.ranges ?? [];
          setBrand(next);
          setRange(only && others.length === 0 ? only.name : '');
          setModel('');
        }}
      >
        {data.brands.map(({ slug: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label={myBoilerWords.range}
        value={rangeName}
        isDisabled={!brand}
        onChange={(next) => {
          setRange(next);
          setModel('');
        }}
      >
        {brand?.ranges.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Select label={myBoilerWords.model} value={slug} isDisabled={!range} onChange={setModel}>
        {range?.models.map(({ slug: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="action" size="lg" disabled={!model}>
        {myBoilerWords.confirm}
      </Button>
    </form>
  );
}

type SelectProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
  children: ReactNode;
};

function Select({ label, value, onChange, isDisabled = false, children }: SelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-slate-900 text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
        className="h-12 w-full rounded-lg border border-slate-400 bg-white px-3 text-base disabled:bg-slate-100 disabled:text-slate-500"
      >
        <option value="">{myBoilerWords.pick}</option>
        {children}
      </select>
    </div>
  );
}
