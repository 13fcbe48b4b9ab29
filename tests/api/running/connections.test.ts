/** What a connection may do besides sending requests; its limits of time are those of tests/unit/server/slow-clients.test.ts. */
import { connect } from 'node:net';
import { describe, expect, inject, it, onTestFinished } from 'vitest';

const { url } = inject('shop');

/** Sends this, and says what came until the connection ended, or after a complete answer. */
function talk(text: string): Promise<{ received: string; isClosed: boolean }> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  onTestFinished(() => void socket.destroy());
  socket.write(text);
  return new Promise((resolve) => {
    let received = '';
    const finish = (isClosed: boolean) => resolve({ received, isClosed });
    socket.on('data', (part) => {
      received += part;
      if (received.includes('{"status":"ok"}')) finish(false);
    });
    socket.on('error', () => finish(true));
    socket.on('close', () => finish(true));
  });
}

const upgrade = (path: string, protocol: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`;

describe('a connection', () => {
  it.each(['/', '/_next/hmr', '/_next/webpack-hmr', '/api/health/', '/admin', '/media/x', '/cms/products'])(
    'that would become a web socket at %s is closed at once',
    async (path) => {
      for (const protocol of ['websocket', 'WebSocket', 'h2c, websocket']) {
        expect(await talk(upgrade(path, protocol))).toEqual({ received: '', isClosed: true });
      }
    },
  );

  it('that would speak HTTP/2 is answered as it asked', async () => {
    const request = upgrade('/api/health/', 'h2c').replace(
      'Connection: Upgrade',
      'Connection: Upgrade, HTTP2-Settings',
    );

    expect(await talk(request)).toEqual({ received: expect.stringMatching(/^HTTP\/1\.1 200 OK\r\n/), isClosed: false });
  });

  it('may name the host in the request line, as proxies do', async () => {
    const request = 'GET http://localhost/api/health/ HTTP/1.1\r\nHost: localhost\r\n\r\n';

    expect((await talk(request)).received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });

  it('may be idle for longer than the 60 seconds that proxies keep one', async () => {
    const { headers } = await fetch(`${url}/api/health/`);

    expect(headers.get('keep-alive')).toBe('timeout=75');
  });

  it("is ended by the shop's own clock", async () => {
    // The real server's limit: 20 s for headers. Measured, to show that it is not Node's default.
    const start = performance.now();

    const { received } = await talk('GET / HTTP/1.1\r\nHost: localhost\r\n');

    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - start).toBeGreaterThan(19_000);
    expect(performance.now() - start).toBeLessThan(30_000);
  });
});
