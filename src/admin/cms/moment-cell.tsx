/** A date in Payload's own lists, by the shop's clock. Rendered on the server: Payload's cell shows the reader's time zone. */
import type { DefaultServerCellComponentProps } from 'payload';
import { cmsPath } from '../lib/paths';
import { Day, Moment } from '../ui/moment';
import { hasTime } from './has-time';

export function MomentCell({
  cellData,
  field,
  link,
  linkURL,
  collectionSlug,
  rowData,
}: DefaultServerCellComponentProps) {
  if (cellData === null || cellData === undefined) return null;
  // The database's driver gives dates, the API texts.
  const at = cellData instanceof Date ? cellData.toISOString() : String(cellData);
  const shown = hasTime(field) ? <Moment at={at} /> : <Day at={at} />;
  return link ? <a href={linkURL ?? cmsPath(collectionSlug, rowData.id)}>{shown}</a> : shown;
}
