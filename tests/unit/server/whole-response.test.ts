import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { type WholePage, whenWhole } from '@/server/whole-response';

/** Serves what `write` writes through `whenWhole`, which sends a page with its length in a header. */
async function ask(write: (response: ServerResponse) => void): Promise<{ response: Response; pages: WholePage[] }> {
  const pages: WholePage[] = [];
  const server = createServer((_, response) => {
    whenWhole(response, {
      send: (page) => {
        pages.push(page);
        response.setHeader('X-Length', page.html.length);
        response.writeHead(page.status).end(page.html);
      },
    });
    write(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  // A server that listens on a port has an address of that kind.
  const { port } = server.address() as AddressInfo;
  return { response: await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }), pages };
}

it('a page is handed over once complete, with its status, while headers can still be set', async () => {
  const seen: boolean[] = [];

  const { response, pages } = await ask((response) => {
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    seen.push(response.headersSent);
    response.flushHeaders();
    seen.push(response.headersSent, response.write('<p>é'), response.write(Buffer.from('à')));
    response.end('</p>');
  });

  expect(seen).toEqual([false, true, true, true]);
  expect(pages.map(({ status, html }) => [status, html.toString()])).toEqual([[404, '<p>éà</p>']]);
  expect(response.status).toBe(404);
  expect(response.headers.get('x-length')).toBe('11');
  expect(await response.text()).toBe('<p>éà</p>');
});

it('a page whose head is written at once is recognised', async () => {
  const { response, pages } = await ask((response) => {
    response.writeHead(500, { 'Content-Type': 'text/html' });
    response.end('<p>no</p>');
  });

  expect([response.status, await response.text(), pages.length]).toEqual([500, '<p>no</p>', 1]);
});

it('chunks are copied, since the writer may reuse them', async () => {
  const { response } = await ask((response) => {
    const piece = Buffer.from('one');
    response.setHeader('Content-Type', 'text/html');
    response.write(piece);
    piece.write('two');
    response.end();
  });

  expect(await response.text()).toBe('one');
});

it('anything else passes through unbuffered', async () => {
  const { response, pages } = await ask((response) => {
    response.setHeader('Content-Type', 'application/json');
    response.write('{"a":');
    response.end('1}');
  });
  const empty = await ask((response) => response.writeHead(307, { Location: '/elsewhere' }).end());

  expect([response.headers.get('x-length'), await response.json()]).toEqual([null, { a: 1 }]);
  expect([pages, empty.pages]).toEqual([[], []]);
});
