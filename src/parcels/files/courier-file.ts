import type { CourierProfile } from '@/domain/parcels/profile';
import type { ParcelSheet } from '@/domain/parcels/sheet';
import { inThread } from '@/runtime/in-thread';
import { limitConcurrency } from '@/runtime/limit-concurrency';
import type { writeCourierFile } from './write-courier-file';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const inTurn = limitConcurrency({
  atOnce: 1,
  maxWaiting: 20,
  refusal: 'Too many files are being made just now. Try again in a moment.',
});

const write = inThread<typeof writeCourierFile>('src/parcels/files/write-courier-file.ts', 'writeCourierFile');

export type PreparedFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * The file of a batch for the courier's import, in its order of parcels.
 * @throws UnavailableError if too many are asked for at once
 */
export async function courierFile(
  profile: CourierProfile,
  { batchId, sheets }: { batchId: number; sheets: ParcelSheet[] },
): Promise<PreparedFile> {
  const { file } = profile;
  const bytes = await inTurn(() => write({ file, sheets }));
  return { name: `parcels-${batchId}.${file.format}`, type: TYPES[file.format], bytes };
}
