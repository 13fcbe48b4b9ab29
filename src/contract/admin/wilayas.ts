/** Delivery regions in the back office. */
import { z } from 'zod';
import { MAX_DAYS_LENGTH } from '@/domain/delivery/delivery';
import { asIssue } from '@/domain/problem';
import { hasOddCharacters } from '@/domain/texts/odd-characters';
import { wilaya } from '../catalogue';
import type { RouteSpec } from '../route-spec';
import { boundedText } from '../shared';
import { amount, EDIT_REFUSALS, updatedAt, versionSeen } from './shared';

/** `price` is a string with two decimals, "600.00". */
export const adminWilaya = wilaya.extend({ updated_at: updatedAt });
export type AdminWilaya = z.infer<typeof adminWilaya>;

const name = z.string(asIssue({ code: 'nameMissing', values: { kind: 'wilaya' } }));
const price = amount(asIssue({ code: 'fieldNotNumber', values: { field: 'price' } }));

const deskPrice = amount(asIssue({ code: 'fieldNotNumber', values: { field: 'desk_price' } })).optional();
/** Absent: as it is. Null or blank: unknown. */
const days = boundedText(MAX_DAYS_LENGTH, { code: 'notText' })
  .refine((text) => !hasOddCharacters(text), asIssue({ code: 'oddCharacters' }))
  .transform((text) => text.trim() || null)
  .nullish();

export const newWilaya = z.object({
  name,
  desk_price: deskPrice,
  days,
  price: price.refine((value) => value !== null, asIssue({ code: 'feeMissing' })),
});

/** An absent field stays as it is. */
export const wilayaChange = z.object({
  name: name.optional(),
  price: price.optional(),
  /** null: no desk there */
  desk_price: deskPrice,
  days,
  updated_at: versionSeen,
});

export const adminWilayaRoutes = {
  adminWilayas: {
    method: 'GET',
    path: '/admin/wilayas',
    summary: 'Delivery regions and their fees, in French order',
    caller: 'clerk',
    status: 200,
    answer: z.array(adminWilaya),
    refusals: [401, 403],
  },
  createWilaya: {
    method: 'POST',
    path: '/admin/wilayas',
    summary: 'A new delivery region',
    caller: 'admin',
    body: newWilaya,
    status: 201,
    answer: adminWilaya,
    refusals: EDIT_REFUSALS,
  },
  changeWilaya: {
    method: 'PATCH',
    guard: 'updated_at',
    path: '/admin/wilayas/{id}',
    summary: 'Changes a delivery region. With `updated_at`, an edit of an outdated copy is refused (409)',
    caller: 'admin',
    body: wilayaChange,
    status: 200,
    answer: adminWilaya,
    refusals: EDIT_REFUSALS,
  },
  deleteWilaya: {
    method: 'DELETE',
    path: '/admin/wilayas/{id}',
    summary: 'Deletes a delivery region; orders keep their copy of its name',
    caller: 'admin',
    status: 204,
    answer: z.null(),
    refusals: [401, 403, 404],
  },
} as const satisfies Record<string, RouteSpec>;
