import { describe, expect, it } from 'vitest';
import { importProblems } from '../../import-rules/graph';

const table = {
  rooms: {
    'src/domain': [],
    'src/client': ['src/domain'],
    'src/storefront': ['src/domain', 'src/client'],
    'src/admin': ['src/domain', 'src/client'],
    endpoints: ['src/domain'],
  },
  packages: { 'src/domain': [], 'src/client': ['react', 'node'] },
};

const problems = (sources: Record<string, string>) => importProblems(new Map(Object.entries(sources)), table);

describe('import rules', () => {
  it('accept imports within a room, of rooms below it, and of packages', () => {
    expect(
      problems({
        'src/domain/price.ts': "import { round } from './round';",
        'src/domain/round.ts': '',
        'src/client/fetch.ts': "import { price } from '@/domain/price';\nimport fs from 'node:fs';",
        'src/storefront/card.tsx':
          "import { price } from '@/domain/price';\nimport 'next';\nexport * from '@/client/fetch';",
        'endpoints/index.ts': "import { price } from '@/domain/price';\n// import { card } from '@/storefront/card';",
      }),
    ).toEqual([]);
  });

  it.each([
    ['the other screens', "import { table } from '@/admin/table';"],
    ['their types', "import type { Table } from '@/admin/table';"],
    ['by a relative path', "import { table } from '../admin/table';"],
    ['on demand', "const table = () => import('@/admin/table');"],
    ['over several lines', "import {\n  table,\n  type Row,\n} from '@/admin/table';"],
    ['by passing it on', "export { table } from '@/admin/table';"],
  ])('refuse that the storefront imports the back office: %s', (_, text) => {
    expect(problems({ 'src/storefront/card.tsx': text, 'src/admin/table.tsx': '' })).toEqual([
      'src/storefront/card.tsx imports src/admin/table.tsx: src/storefront may import only src/domain, src/client.',
    ]);
  });

  it('refuse what leads upwards', () => {
    const sources = { 'src/domain/price.ts': "import { calls } from '@endpoints/index';", 'endpoints/index.ts': '' };
    expect(problems(sources)).toEqual([
      'src/domain/price.ts imports endpoints/index.ts: src/domain may import no other room.',
    ]);
  });

  it('refuse a package if only some are allowed', () => {
    expect(
      problems({ 'src/domain/price.ts': "import type { Payload } from 'payload';", 'src/client/a.ts': "import 'pg';" }),
    ).toEqual([
      'src/domain/price.ts imports payload: src/domain may import no package.',
      'src/client/a.ts imports pg: src/client may import only react, node.',
    ]);
  });

  it('name each circle of modules, also one of types alone', () => {
    const found = problems({
      'src/domain/a.ts': "import { b } from './b';",
      'src/domain/b.ts': "import { c } from './c';",
      'src/domain/c.ts': "import type { A } from './a';",
      'src/domain/self.ts': "import { self } from './self';",
    });

    expect(found).toEqual([
      'Circle of imports: src/domain/a.ts -> src/domain/b.ts -> src/domain/c.ts -> src/domain/a.ts.',
      'Circle of imports: src/domain/self.ts -> src/domain/self.ts.',
    ]);
  });

  it('ask for a room for every file', () => {
    expect(problems({ 'src/newcomer/a.ts': '' })).toEqual(['src/newcomer/a.ts is in no room.']);
  });

  it('ask that the table leads downwards', () => {
    const rooms = { 'src/domain': ['src/words'], 'src/words': ['src/domain', 'src/nowhere'] };

    expect(importProblems(new Map(), { rooms, packages: {} })).toEqual([
      'src/domain lists src/words, which does not come before it in the table.',
      'src/words lists src/nowhere, which does not come before it in the table.',
    ]);
  });
});
