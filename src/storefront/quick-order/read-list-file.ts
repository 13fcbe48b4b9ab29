import { MAX_QUICK_TEXT } from '@/domain/quick-order';

/** Bytes of a file; what is read of it may still be too long. */
const MAX_BYTES = 4 * MAX_QUICK_TEXT;

export type ListFile = { ok: true; text: string } | { ok: false; reason: 'unreadable' | 'too-large' };

/** The text of a CSV or TXT file, as spreadsheets write it: in UTF-8, UTF-16 or the Windows code page. */
export async function readListFile(file: File): Promise<ListFile> {
  if (file.size > MAX_BYTES) return { ok: false, reason: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A file of a spreadsheet's own format is a ZIP archive.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { ok: false, reason: 'unreadable' };
  return { ok: true, text: decode(bytes) };
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
