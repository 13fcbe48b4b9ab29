import type { IncomingHttpHeaders } from 'node:http';

const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

/** Nearly all requests name the same host. */
let known: string | undefined;

/** Whether `Host`, and the one that a proxy forwards, could be the host of an address: libraries fail on others. */
export function hasSoundHosts({ host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders): boolean {
  if (host !== known) {
    // HTTP/1.0 needs no host.
    if (host !== undefined && !isHost(host)) return false;
    known = host;
  }
  return (
    forwarded === undefined ||
    [forwarded]
      .flat()
      .join(',')
      .split(',')
      .map((name) => name.trim())
      .every(isHost)
  );
}

function isHost(host: string): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}/`);
}
