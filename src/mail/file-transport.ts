import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Transport } from 'nodemailer';

type Sent = { messageId: string };

/**
 * Writes each mail as an .eml file named by its Message-ID: a mail sent twice under one id is one file.
 */
export function fileTransport({ folder }: { folder: string }): Transport<Sent | null> {
  return {
    name: 'file',
    version: '1',
    send(mail, done) {
      mail.message.build((buildError, message) => {
        if (buildError) return done(buildError, null);
        const messageId = mail.message.messageId();
        write({ folder, messageId, message }).then(
          () => done(null, { messageId }),
          (error: Error) => done(error, null),
        );
      });
    },
  };
}

async function write({ folder, messageId, message }: { folder: string; messageId: string; message: Buffer }) {
  // Readable by the owner alone: it contains names, addresses and phones.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${messageId.replace(/[^a-zA-Z0-9._-]/g, '_').replace(/^_+|_+$/g, '')}.eml`);
  // Renamed when complete: a reader, or the next start after a crash, never finds half a mail.
  await writeFile(`${file}.part`, message, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
