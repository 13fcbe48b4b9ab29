import type { Database } from '@/database/database';
import { readOverrides } from '@/delivery/commune-fees';
import { readRegions } from '@/delivery/regions';
import type { TableCell } from '@/domain/csv';
import { FEE_COLUMNS, type FeeColumn, NO_DESK } from '@/domain/fees/columns';
import { COLUMN_KINDS } from '@/domain/import/column-kinds';
import type { ExportedRows } from '@/tables/table-file';

type Line = Record<FeeColumn, TableCell>;

/** The table of fees: each wilaya in French order, with its communes below it. A blank fee of a commune is its wilaya's. */
export async function exportFees(db: Database): Promise<ExportedRows> {
  const lines: Line[] = [];
  for (const region of await readRegions(db)) {
    const wilaya = { wilaya_id: region.id, wilaya_code: region.code, wilaya: region.name };
    const { price, desk_price, days } = region;
    lines.push({ ...wilaya, commune_code: null, commune: null, home: price, desk: desk_price, days, served: 1 });
    for (const { commune, override } of await readOverrides(db, region)) {
      lines.push({
        ...wilaya,
        commune_code: commune.code,
        commune: commune.name,
        home: override.price,
        desk: override.desk ? override.desk_price : NO_DESK,
        days: null,
        served: override.served ? 1 : 0,
      });
    }
  }
  return {
    columns: FEE_COLUMNS.map((column) => ({ heading: column, isAmount: COLUMN_KINDS.fees[column] === 'amount' })),
    batches: (async function* parts() {
      yield lines.map((line) => FEE_COLUMNS.map((column) => line[column]));
    })(),
  };
}
