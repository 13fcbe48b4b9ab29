import type { Payload } from 'payload';
import { wilayas } from './data/wilayas';
import { inBulk } from './in-bulk';

/** The 69 wilayas of Algeria with their delivery fees: part of every shop, the empty one too. */
export function seedWilayas(payload: Payload): Promise<void> {
  return inBulk(payload, async (req) => {
    for (const { name, fee } of wilayas) {
      await payload.create({ collection: 'wilayas', data: { name, price: fee }, overrideAccess: true, req });
    }
  });
}
