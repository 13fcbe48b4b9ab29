import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload';

/** A field that meets what another document holds, or what somebody else has made of it meanwhile: 409 with its message. */
export function conflictAt({
  collection,
  path,
  message,
  req,
}: {
  collection: CollectionSlug;
  path: string;
  message: string;
  req: PayloadRequest;
}): ValidationError {
  const error = new ValidationError({ collection, errors: [{ path, message }], req });
  error.status = 409;
  return error;
}
