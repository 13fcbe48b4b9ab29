import type { PayloadRequest } from 'payload';

const KEY = 'the edit names the version that it saw, and not the stock';

/** Says so of an edit of a product. Payload fills in what an edit leaves out, so its hooks could not tell. */
export function tellVersionAlone(req: PayloadRequest): void {
  req.context[KEY] = true;
}

export function namesVersionAlone(req: PayloadRequest): boolean {
  return req.context[KEY] === true;
}
