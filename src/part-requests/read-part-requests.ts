import type { PartRequest, PartRequestsQuery } from '@/contract/part-requests';
import type { Database } from '@/database/database';
import { PART_REQUEST_DAYS, REQUEST_PICTURE_DAYS } from '@/domain/orders/part-requests';

type Row = Omit<PartRequest, 'number' | 'created_at' | 'model'> & {
  created_at: Date;
  model_slug: string | null;
  model_title: string | null;
};

const SELECT = `SELECT r.id, r.created_at, r.phone, r.text, r.state, m.slug AS model_slug, m.title AS model_title,
    ARRAY(SELECT p.position FROM part_request_pictures p WHERE p.request_id = r.id ORDER BY p.position) AS pictures
  FROM part_requests r LEFT JOIN boiler_models m ON m.id = r.model_id`;

/** A page of the requests, newest first. */
export async function findPartRequests(
  db: Database,
  { state, page, limit }: PartRequestsQuery,
): Promise<{ requests: PartRequest[]; total: number }> {
  const where = '($1::text IS NULL OR r.state = $1)';
  const [counted, found] = await Promise.all([
    db.query<{ total: number }>(`SELECT count(*)::int AS total FROM part_requests r WHERE ${where}`, [state]),
    db.query<Row>(`${SELECT} WHERE ${where} ORDER BY r.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`, [state]),
  ]);
  return { requests: found.rows.map(asPartRequest), total: counted.rows[0]?.total ?? 0 };
}

/** One request, or null. */
export async function readPartRequest(db: Database, id: number): Promise<PartRequest | null> {
  const { rows } = await db.query<Row>(`${SELECT} WHERE r.id = $1`, [id]);
  return rows[0] ? asPartRequest(rows[0]) : null;
}

/** A picture (WebP), or null. */
export async function readRequestPicture(
  db: Database,
  { id, position }: { id: number; position: number },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { rows } = await db.query<{ content: Buffer }>(
    'SELECT content FROM part_request_pictures WHERE request_id = $1 AND position = $2',
    [id, position],
  );
  return rows[0] ? new Uint8Array(rows[0].content) : null;
}

/** A statement of the hourly clean-up. */
export const DELETE_OLD_REQUEST_PICTURES = `DELETE FROM part_request_pictures
  WHERE created_at < now() - interval '${REQUEST_PICTURE_DAYS} days'`;

/** The same for whole requests. */
export const DELETE_OLD_PART_REQUESTS = `DELETE FROM part_requests
  WHERE created_at < now() - interval '${PART_REQUEST_DAYS} days'`;

function asPartRequest({ created_at, model_slug: slug, model_title: title, ...row }: Row): PartRequest {
  return {
    ...row,
    number: row.id,
    created_at: created_at.toISOString(),
    model: slug === null ? null : { slug, title: title ?? '' },
  };
}
