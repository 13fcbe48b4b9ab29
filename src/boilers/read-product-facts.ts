import type { Fit, ProductFacts } from '@/contract/boilers';
import type { Database } from '@/database/database';
import { type PartNumberKind, partNumberKey } from '@/domain/search/part-number';
import { compareFrench } from '@/domain/texts/name-order';
import { remember } from '@/memory/remember';
import { showsProducts } from '@/memory/scope';

type Relative = {
  id: number;
  title: string;
  reference: string | null;
  published: boolean;
  steps: number;
  former: string[];
};
type NumberRow = { number: string; kind: PartNumberKind; brand: string | null };

const FITS = {
  name: 'product-fits',
  text: `
    SELECT m.brand, m.range, m.name AS model, m.slug, m.brand_slug, f.position, f.qualifier, f.serial_from, f.serial_to,
      f.quantity::int, f.confidence
    FROM fitments f JOIN boiler_models m ON m.id = f.model_id WHERE f.product_id = $1`,
};

const NUMBERS = {
  name: 'product-numbers',
  text: 'SELECT number, kind, brand FROM part_numbers WHERE product_id = $1 ORDER BY id',
};

/** Successors have positive steps, predecessors negative ones. */
const CHAIN = {
  name: 'product-chain',
  text: `
    WITH RECURSIVE later (id, steps) AS (
      SELECT replaced_by_id, 1 FROM products WHERE id = $1 AND replaced_by_id IS NOT NULL
      UNION ALL
      SELECT p.replaced_by_id, steps + 1 FROM later JOIN products p ON p.id = later.id WHERE p.replaced_by_id IS NOT NULL
    ) CYCLE id SET is_repeated USING way,
    earlier (id, steps) AS (
      SELECT id, -1 FROM products WHERE replaced_by_id = $1
      UNION ALL
      SELECT p.id, steps - 1 FROM earlier JOIN products p ON p.replaced_by_id = earlier.id
    ) CYCLE id SET is_repeated USING way
    SELECT p.id, p.title, p.reference, p.published, chain.steps,
      ARRAY(SELECT n.number FROM part_numbers n WHERE n.product_id = p.id AND n.kind = 'former' AND chain.steps < 0 ORDER BY n.id) AS former
    FROM (SELECT id, steps FROM later WHERE NOT is_repeated UNION ALL SELECT id, steps FROM earlier WHERE NOT is_repeated) AS chain
    JOIN products p ON p.id = chain.id
    ORDER BY abs(chain.steps), p.id`,
};

/** What a product says of boilers and numbers, in French order of the boilers, verified ones first. */
export function readProductFacts({ db, id }: { db: Database; id: number }): Promise<ProductFacts> {
  return remember({ key: ['facts', id], aspects: ['boilers'] }, async () => {
    const [fits, numbers, chain] = await Promise.all([
      db.query<Fit>({ ...FITS, values: [id] }),
      db.query<NumberRow>({ ...NUMBERS, values: [id] }),
      db.query<Relative>({ ...CHAIN, values: [id] }),
    ]);
    showsProducts([id, ...chain.rows.map((row) => row.id)]);
    const successor = chain.rows.findLast(({ steps, published }) => steps > 0 && published);
    return {
      fits: fits.rows.toSorted(compareFits),
      numbers: numbers.rows,
      replaces: replacedParts(
        chain.rows.filter(({ steps }) => steps < 0),
        numbers.rows,
      ),
      replaced_by: successor ? { id: successor.id, title: successor.title } : null,
    };
  });
}

/** The predecessors, then the former numbers of the product and of its predecessors, each once. */
function replacedParts(earlier: readonly Relative[], numbers: readonly NumberRow[]): ProductFacts['replaces'] {
  const parts = earlier.map(asReplaced).filter(({ number, id }) => number !== null || id !== null);
  const known = new Set(parts.flatMap(({ number }) => (number === null ? [] : [partNumberKey(number)])));
  const former = [
    ...numbers.filter(({ kind }) => kind === 'former').map(({ number }) => number),
    ...earlier.flatMap((product) => product.former),
  ];
  return [
    ...parts,
    ...former.flatMap((number) => {
      const key = partNumberKey(number);
      if (known.has(key)) return [];
      known.add(key);
      return { number, id: null, title: null };
    }),
  ];
}

/** Shoppers must not learn of an unpublished product more than its number. */
function asReplaced({ id, title, reference, published }: Relative) {
  return published ? { number: reference, id, title } : { number: reference, id: null, title: null };
}

function compareFits(one: Fit, other: Fit): number {
  const verified = Number(one.confidence !== 'confirmed') - Number(other.confidence !== 'confirmed');
  const name = ({ brand, range, model }: Fit) => `${brand} ${range} ${model}`;
  return verified || compareFrench(name(one), name(other));
}
