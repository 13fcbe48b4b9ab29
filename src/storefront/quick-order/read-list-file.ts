import { MAX_LIST_FILE_BYTES, MAX_QUICK_TEXT } from '@/domain/orders/quick-order';
import { quickOrderWords } from '@/words/fr/orders/quick-order';
import type { ListFile } from './send-list-file';

/** Bytes of a file of text; what is read of it may still be too long. */
const MAX_TEXT_BYTES = 4 * MAX_QUICK_TEXT;

/**
 * The text of a CSV or TXT file, as spreadsheets write it: in UTF-8, UTF-16 or the Windows code page. The server reads a
 * spreadsheet's own file, which is a ZIP archive.
 */
export async function readListFile(file: File): Promise<ListFile> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isArchive = first === 0x50 && second === 0x4b;
  if (file.size > (isArchive ? MAX_LIST_FILE_BYTES : MAX_TEXT_BYTES)) {
    return { ok: false, message: quickOrderWords.fileTooLarge };
  }
  if (isArchive) {
    const { sendListFile } = await import('./send-list-file');
    return sendListFile(file);
  }
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  // An older spreadsheet or a picture; no text contains such a character.
  return text.includes('\0') ? { ok: false, message: quickOrderWords.fileFailed } : { ok: true, text };
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
