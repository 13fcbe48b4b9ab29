/**
 * `node end-with-parent.mjs PROGRAM …` runs a program that must not outlive its parent: the IPC channel between them closes
 * when the parent is gone, even by kill -9. A build that lived on would prevent the next start from building. Not a module for
 * `--import`, since the program's children would load it too and unref the channels that keep them alive.
 */
import { pathToFileURL } from 'node:url';

process.once('disconnect', () => process.exit(1));
// The listener must not keep a finished program alive.
process.channel?.unref();
if (!process.connected) process.exit(1);

process.argv.splice(1, 1);
await import(pathToFileURL(process.argv[1]).href);
