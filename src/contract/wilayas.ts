import { z } from 'zod';

/** `price` is a string with two decimals, "600.00". */
export const wilaya = z.object({ id: z.number(), name: z.string(), price: z.string() });
export type Wilaya = z.infer<typeof wilaya>;
