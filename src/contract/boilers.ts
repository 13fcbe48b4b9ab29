/** Answers about boilers: the models, what fits them, and what a product says of itself. */
import { z } from 'zod';
import { CONFIDENCES, ENERGIES } from '@/domain/boilers/boilers';
import { DANGERS } from '@/domain/boilers/symptoms';
import { PART_NUMBER_KINDS } from '@/domain/search/part-number';

const confidence = z.enum(CONFIDENCES);

/** A model that a product fits. `to-check` is plausible, not verified. */
export const fit = z.object({
  brand: z.string(),
  range: z.string(),
  model: z.string(),
  slug: z.string(),
  /** of the brand, in the address of the model's page */
  brand_slug: z.string(),
  position: z.string().nullable(),
  qualifier: z.string().nullable(),
  /** serial numbers of the boilers that have it; null at an open end */
  serial_from: z.string().nullable(),
  serial_to: z.string().nullable(),
  /** pieces in one boiler */
  quantity: z.number(),
  confidence,
});
export type Fit = z.infer<typeof fit>;

/** What a product says of boilers and numbers. */
export const productFacts = {
  fits: z.array(fit),
  numbers: z.array(z.object({ number: z.string(), kind: z.enum(PART_NUMBER_KINDS), brand: z.string().nullable() })),
  /** former numbers, and the products that led to this one, the latest first; `id` and `title` of published ones */
  replaces: z.array(
    z.object({ number: z.string().nullable(), id: z.number().nullable(), title: z.string().nullable() }),
  ),
  /** the last published product of the chain of successors */
  replaced_by: z.object({ id: z.number(), title: z.string() }).nullable(),
};
export type ProductFacts = z.infer<z.ZodObject<typeof productFacts>>;

export const boilersAnswer = z.object({
  brands: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      ranges: z.array(
        z.object({
          name: z.string(),
          models: z.array(
            z.object({
              id: z.number(),
              slug: z.string(),
              name: z.string(),
              /** published products that fit it, to-check ones included */
              parts: z.number(),
            }),
          ),
        }),
      ),
    }),
  ),
});
export type BoilersAnswer = z.infer<typeof boilersAnswer>;

/** A model without its parts. */
export const boilerFields = {
  id: z.number(),
  slug: z.string(),
  brand: z.string(),
  brand_slug: z.string(),
  range: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  plate_codes: z.array(z.string()),
  year_from: z.number().nullable(),
  year_to: z.number().nullable(),
  energy: z.enum(ENERGIES).nullable(),
  /** kilowatts */
  power: z.number().nullable(),
};
export type Boiler = z.infer<z.ZodObject<typeof boilerFields>>;

/** How a product of a list fits the model that the list is about. */
export const fittedFields = { confidence, position: z.string().nullable(), qualifier: z.string().nullable() };
export type FittedFields = z.infer<z.ZodObject<typeof fittedFields>>;

/** A brand with the codes that its boilers display. */
const faultBrand = z.object({
  name: z.string(),
  slug: z.string(),
  codes: z.array(
    z.object({
      code: z.string(),
      /** the code in addresses: F.75 is f75 */
      key: z.string(),
      meaning: z.string(),
      confidence,
    }),
  ),
});
export const faultsAnswer = z.object({ brands: z.array(faultBrand) });
export type FaultsAnswer = z.infer<typeof faultsAnswer>;

/** What a code of a brand's boilers means, without the parts that may help. */
export const faultFields = {
  brand: z.string(),
  brand_slug: z.string(),
  code: z.string(),
  key: z.string(),
  meaning: z.string(),
  /** the most frequent first */
  causes: z.array(z.string()),
  /** what to check, in this order */
  checks: z.array(z.string()),
  /** `to-check`: the meaning depends on the model or is not certain */
  confidence,
  /** the ranges that display it; empty: all of the brand */
  ranges: z.array(z.string()),
};
export type Fault = z.infer<z.ZodObject<typeof faultFields>>;

/** What people see when a boiler fails. */
export const symptom = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** the most frequent first */
  causes: z.array(z.string()),
  /** in the order in which to look */
  checks: z.array(z.string()),
  danger: z.enum(DANGERS),
});
export type Symptom = z.infer<typeof symptom>;
