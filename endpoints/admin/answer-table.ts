import type { CsvSeparator, TableFormat } from '@/domain/export-files';
import { type Answer, download, refuse } from '@/http/answer';
import { type ExportedRows, tableFile } from '@/tables/table-file';
import { officeProblemWords } from '@/words/en/problems';

type TableQuery = { format: TableFormat; separator: CsvSeparator };

/** A table as the file that was asked for. @param name without its extension */
export async function answerTable(
  rows: ExportedRows,
  { query, name }: { query: TableQuery; name: string },
): Promise<Answer> {
  const made = await tableFile(rows, query);
  if (made === null)
    return refuse(400, officeProblemWords.exportTooLarge, { details: { format: [officeProblemWords.exportTooLarge] } });
  const { file, type, extension } = made;
  return download({ file, type, name: `${name}.${extension}` });
}
