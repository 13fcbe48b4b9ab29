import { createServer, type ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { hookResponse, type WholePage } from '@/server/pages/wrap-response';
import { listen } from '../support/listen';

/** Serves what `write` writes; a page is sent whole, with its length in a header. */
async function ask(write: (response: ServerResponse) => void): Promise<{ response: Response; pages: WholePage[] }> {
  const pages: WholePage[] = [];
  const server = createServer((_, response) => {
    const send = (page: WholePage) => {
      pages.push(page);
      response.setHeader('X-Length', page.html.length);
      response.writeHead(page.status).end(page.html);
    };
    hookResponse(response, { wholePage: { send, letPass: () => undefined } });
    write(response);
  });
  return { response: await fetch(`http://127.0.0.1:${await listen(server)}/`, { redirect: 'manual' }), pages };
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

it('the hooks of a head act in their order, whichever was added first, and after the page is complete', async () => {
  const seen: [string, number][] = [];
  const hook = (name: string, change: number) => (status: number) => {
    seen.push([name, status]);
    return status + change;
  };

  const { response, pages } = await ask((answered) => {
    hookResponse(answered, { database: hook('database', 1) });
    hookResponse(answered, { keeping: hook('keeping', 0), blame: hook('blame', -100) });
    answered.setHeader('Content-Type', 'text/html');
    answered.statusCode = 500;
    answered.end('<p>no</p>');
  });

  expect(seen).toEqual([
    ['blame', 500],
    ['keeping', 400],
    ['database', 400],
  ]);
  expect([pages[0]?.status, response.status]).toEqual([500, 401]);
});

it('an answer that is not a page passes its headers on', async () => {
  const { response } = await ask((answered) => {
    hookResponse(answered, { blame: () => 400 });
    answered.writeHead(503, { 'Content-Type': 'text/plain', 'X-Own': 'yes' }).end('no');
  });

  expect([response.status, response.headers.get('x-own'), await response.text()]).toEqual([400, 'yes', 'no']);
});
