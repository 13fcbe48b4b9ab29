import type { CollectionSlug, PayloadRequest } from 'payload';

type Claim = {
  collection: CollectionSlug;
  /** of a collection with several unique fields */
  field?: string;
  /** what must be unique, however the field is written */
  value: string;
  /** of the edited document; a new one is created alone */
  id: number | undefined;
};

type Claims = Map<string, Map<number, string>>;

const ofRequests = new WeakMap<PayloadRequest, Claims>();

/**
 * Notes the value that a document takes, and tells whether another document of the same request takes it too. Payload edits a
 * selection in parallel, so the database does not show one document's new value to the check of the next.
 */
export function isClaimed(req: PayloadRequest, { collection, field = '', value, id }: Claim): boolean {
  if (id === undefined) return false;
  const claims: Claims = ofRequests.get(req) ?? new Map();
  ofRequests.set(req, claims);
  const place = `${collection} ${field}`;
  const ofField = claims.get(place) ?? new Map<number, string>();
  claims.set(place, ofField);
  if ([...ofField].some(([other, taken]) => other !== id && taken === value)) return true;
  ofField.set(id, value);
  return false;
}
