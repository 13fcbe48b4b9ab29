'use client';

import { useState } from 'react';
import type { BoilersAnswer } from '@/contract/boilers';
import type { MyBoiler } from './my-boiler';

type Brand = BoilersAnswer['brands'][number];

export type BoilerChoice = {
  brandSlug: string;
  range: string;
  slug: string;
  /** null until they are loaded */
  brands: readonly Brand[] | null;
  state: 'idle' | 'loading' | 'failed';
  /** the whole choice, once a model is chosen */
  boiler: MyBoiler | null;
  /** loads the models; harmless when they are there or on their way */
  load: () => void;
  chooseBrand: (slug: string) => void;
  chooseRange: (name: string) => void;
  chooseModel: (slug: string) => void;
};

const NOTHING = { brandSlug: '', range: '', slug: '' };

/** Brand, range and model, each chosen among those of the one before. A range that is the only one is chosen by itself. */
export function useBoilerChoice(): BoilerChoice {
  const [brands, setBrands] = useState<readonly Brand[] | null>(null);
  const [state, setState] = useState<BoilerChoice['state']>('idle');
  const [{ brandSlug, range, slug }, setChoice] = useState(NOTHING);
  const brand = brands?.find((known) => known.slug === brandSlug);
  const ranges = brand?.ranges ?? [];
  const [only] = ranges.length === 1 ? ranges : [];
  const chosenRange = ranges.find(({ name }) => name === range) ?? only;
  const model = chosenRange?.models.find((known) => known.slug === slug);
  const load = () => {
    if (brands || state === 'loading') return;
    setState('loading');
    import('./load-boilers')
      .then(({ loadBoilers }) => loadBoilers())
      .then(
        (answer) => {
          setBrands(answer.brands);
          setState('idle');
        },
        () => setState('failed'),
      );
  };
  return {
    brandSlug,
    range: chosenRange?.name ?? '',
    slug,
    brands,
    state,
    boiler:
      brand && chosenRange && model
        ? { slug, brandSlug, brand: brand.name, range: chosenRange.name, name: model.name }
        : null,
    load,
    chooseBrand: (next) => {
      // Not every browser gives the focus to a list that is opened by a finger.
      load();
      setChoice({ ...NOTHING, brandSlug: next });
    },
    chooseRange: (name) => setChoice({ brandSlug, range: name, slug: '' }),
    chooseModel: (next) => setChoice({ brandSlug, range: chosenRange?.name ?? '', slug: next }),
  };
}
