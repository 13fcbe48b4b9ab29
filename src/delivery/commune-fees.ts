/** What deliveries cost in the communes of a wilaya. */
import type { Database } from '@/database/database';
import { type FeeOverride, NO_OVERRIDE, overriddenFees } from '@/domain/delivery/delivery-fees';
import { type Commune, communesOf } from './communes';
import { type DeliveryRegion, decimalOrNull } from './regions';

/** Amounts in dinars with two decimals. */
export type CommuneFees = { price: string; desk_price: string | null; served: boolean };
export type CommuneOverride = FeeOverride & { price: string | null; desk_price: string | null };

type Row = { code: number; price: string | null; desk_price: string | null; desk: boolean; served: boolean };

/** The communes of a region in French order, each with where it differs from the region. */
export async function readOverrides(
  db: Database,
  { code }: Pick<DeliveryRegion, 'code'>,
): Promise<{ commune: Commune; override: CommuneOverride }[]> {
  const communes = communesOf(code);
  if (communes.length === 0) return [];
  const { rows } = await db.query<Row>({
    name: 'commune-fees',
    text: 'SELECT code, price, desk_price, desk, served FROM commune_fees WHERE code = ANY($1::int[])',
    values: [communes.map((commune) => commune.code)],
  });
  const found = new Map(rows.map((row) => [row.code, row]));
  return communes.map((commune) => ({ commune, override: asOverride(found.get(commune.code)) }));
}

/** The communes of a region with their fees after overrides. */
export async function readCommunes(
  db: Database,
  region: DeliveryRegion,
): Promise<{ commune: Commune; fees: CommuneFees }[]> {
  const overrides = await readOverrides(db, region);
  return overrides.map(({ commune, override }) => ({ commune, fees: overriddenFees(region, override) }));
}

function asOverride(row: Row | undefined): CommuneOverride {
  if (!row) return { ...NO_OVERRIDE, price: null, desk_price: null };
  const { price, desk_price, desk, served } = row;
  return { price: decimalOrNull(price), desk_price: decimalOrNull(desk_price), desk, served };
}
