/**
 * The rooms (folders) of the source, lowest first, and what each may import besides itself. A room may only list rooms above
 * it in this table, so imports lead downwards and rooms form no cycle. `main.ts` checks the table against every import.
 */
const pureRooms = ['src/domain', 'src/shop.ts', 'src/words'];
const ground = [...pureRooms, 'src/contract', 'src/env.ts', 'src/runtime', 'src/database', 'src/payload-types.ts'];
const services = ['src/mail', 'src/jobs', 'src/audit', 'src/delivery'];

export const rooms: Readonly<Record<string, readonly string[]>> = {
  'src/server/bootstrap': [],
  'src/payload-types.ts': [],
  'src/migrations': [],
  'src/domain': [],
  'src/shop.ts': [],
  'src/words': ['src/domain'],
  'src/contract': pureRooms,

  // Browser code: it reaches the server through calls alone, and the shop and the back office share src/client.
  'src/client': ['src/domain', 'src/words', 'src/contract'],
  'src/storefront': [...pureRooms, 'src/contract', 'src/client'],
  'src/admin': [...pureRooms, 'src/contract', 'src/client'],

  'src/env.ts': ['src/domain', 'src/words'],
  'src/runtime': ['src/domain', 'src/env.ts'],
  'src/database': [...pureRooms, 'src/env.ts', 'src/runtime', 'src/payload-types.ts'],
  'src/mail': ground,
  'src/jobs': ground,
  'src/audit': ground,
  'src/delivery': ground,
  'src/catalogue': [...ground, ...services],
  'src/pictures': [...ground, 'src/catalogue'],
  'src/orders': [...ground, ...services, 'src/catalogue'],
  'src/confirmation': [...ground, ...services, 'src/catalogue', 'src/orders'],
  'src/accounts': [...ground, ...services, 'src/orders', 'src/confirmation'],
  'src/parcels': [...ground, ...services, 'src/catalogue', 'src/orders', 'src/confirmation', 'src/accounts'],
  'src/http': [...ground, 'src/pictures'],
  'src/logging': [...ground, 'src/http'],
  'src/metrics': [...ground, 'src/catalogue'],
  'src/backup': [...ground, 'src/pictures'],
  'src/seed': [...ground, 'src/catalogue', 'src/orders', 'src/pictures'],
  collections: [
    ...ground,
    ...services,
    'src/catalogue',
    'src/pictures',
    'src/orders',
    'src/confirmation',
    'src/accounts',
    'src/parcels',
  ],
  endpoints: [
    ...ground,
    ...services,
    'src/catalogue',
    'src/orders',
    'src/confirmation',
    'src/accounts',
    'src/parcels',
    'src/http',
    'src/metrics',
    'src/backup',
  ],
  'payload.config.ts': [
    ...ground,
    ...services,
    'src/catalogue',
    'src/pictures',
    'src/orders',
    'src/accounts',
    'src/http',
    'src/logging',
    'collections',
  ],
  'src/server': [
    ...ground,
    ...services,
    'src/server/bootstrap',
    'src/migrations',
    'src/catalogue',
    'src/pictures',
    'src/orders',
    'src/accounts',
    'src/parcels',
    'src/http',
    'src/logging',
    'src/metrics',
    'src/backup',
    'src/seed',
    'endpoints',
    'payload.config.ts',
  ],
  'src/app': [
    ...ground,
    'src/client',
    'src/storefront',
    'src/admin',
    'src/catalogue',
    'src/pictures',
    'src/orders',
    'src/accounts',
    'src/http',
    'endpoints',
    'payload.config.ts',
  ],
  'src/instrumentation.ts': ['src/catalogue'],
  'next.config.ts': ['src/env.ts', 'src/http'],
};

/** Rooms that may import only these packages; the others may import any. `node` means every module of Node. */
export const packages: Readonly<Record<string, readonly string[]>> = {
  'src/domain': [],
  'src/shop.ts': [],
  'src/words': ['react'],
  'src/contract': ['zod'],
  // It runs before the packages are installed, and uses esbuild only afterwards.
  'src/server/bootstrap': ['node', 'esbuild'],
};
