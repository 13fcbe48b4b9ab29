/**
 * `node end-with-parent.mjs PROGRAM …` runs a program that must not outlive the process that started it with a channel: the
 * channel closes when that process is gone, even by kill -9. A build that lived on would keep the next start from building.
 * Not a module for `--import`: the program's own children would load it as well, and lose the channels that hold them.
 */
import { pathToFileURL } from 'node:url';

process.once('disconnect', () => process.exit(1));
// Listening must not keep a program running that has nothing left to do.
process.channel?.unref();
if (!process.connected) process.exit(1);

process.argv.splice(1, 1);
await import(pathToFileURL(process.argv[1]).href);
