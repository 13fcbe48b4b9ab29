/** Two languages at once: each request is rendered, remembered and answered in its own. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Suspense, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setLive } from '@/memory/forget';
import { remember, rememberText } from '@/memory/remember';
import { orderStatusMail } from '@/orders/mails/order-status-mail';
import { addLanguage, inLanguage } from '@/runtime/in-language';
import { inThread } from '@/runtime/in-thread';
import { answerFromMemory } from '@/server/pages/page-memory';
import { Team } from '@/storefront/about/team';
import { commonWords } from '@/words/fr/common';
import { pseudo, words } from '@/words/pseudo';
import { chosenLanguage } from '@/words/words';
import { listen } from '../support/listen';
import type { titleInThread } from './thread-title';

const CODES = ['fr', 'fr-x-pseudo'] as const;
type Code = (typeof CODES)[number];

const HOME = { fr: 'Accueil', 'fr-x-pseudo': pseudo('Accueil') } as const;

addLanguage({ code: 'fr-x-pseudo', direction: 'ltr', script: '/pseudo.js', words });

beforeEach(() => setLive(true));
afterEach(() => setLive(false));

/** What is read from the database, after a while. */
const readTitle = async (turns: number) => {
  for (let turn = 0; turn < turns; turn++) await nextTurn();
  return remember({ key: ['title of', turns] }, async () => {
    await nextTurn();
    return { title: commonWords.home };
  });
};

function Heading({ reading }: { reading: Promise<{ title: string }> }) {
  return <h1 lang={chosenLanguage()?.code}>{use(reading).title}</h1>;
}

function Page({ reading }: { reading: Promise<{ title: string }> }) {
  return (
    <html lang={chosenLanguage()?.code ?? 'fr'}>
      <body>
        <Suspense fallback={commonWords.loading}>
          <Heading reading={reading} />
          <Team />
        </Suspense>
      </body>
    </html>
  );
}

/** A server in the way of ours: the language of a request is the first part of its address. */
async function openServer() {
  let made = 0;
  const makePage = (request: IncomingMessage, response: ServerResponse) => {
    made += 1;
    response.setHeader('Content-Type', 'text/html');
    const turns = Number(request.url?.split('/').at(-1)) % 7;
    const { pipe } = renderToPipeableStream(<Page reading={readTitle(turns)} />, { onAllReady: () => pipe(response) });
  };
  const answer = answerFromMemory(makePage);
  const server = createServer((request, response) => {
    const [, code = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(request.url ?? '') ?? [];
    // Both languages have the same address from here on: only the language tells their pages apart.
    request.url = rest;
    return inLanguage(code as Code, () => answer(request, response));
  });
  const port = await listen(server);
  const ask = async (code: Code, path: string) => (await fetch(`http://127.0.0.1:${port}/${code}${path}`)).text();
  return { ask, made: () => made };
}

it('200 requests at once in two languages are each answered in their own', async () => {
  const { ask, made } = await openServer();
  const requests = Array.from({ length: 200 }, (_, index) => ({
    code: CODES[index % 2] ?? 'fr',
    path: `/at-once/${(index % 20) >> 1}`,
  }));

  const pages = await Promise.all(requests.map(async ({ code, path }) => ({ code, html: await ask(code, path) })));

  for (const { code, html } of pages) {
    expect(html).toContain(`<html lang="${code}">`);
    expect(html).toContain(HOME[code]);
    expect(html.includes('⟦')).toBe(code !== 'fr');
  }
  // Ten addresses in two languages; requests for the same page share it.
  expect(made()).toBe(20);
});

it('a value is remembered by language', async () => {
  const read = () => remember({ key: ['home in a language'] }, async () => ({ title: commonWords.home }));
  const text = () => rememberText('home', () => commonWords.home);

  for (const code of [...CODES, ...CODES]) {
    await inLanguage(code, async () => {
      expect(await read()).toEqual({ title: HOME[code] });
      expect(text()).toBe(HOME[code]);
    });
  }
});

describe('a mail', () => {
  const compose = () => orderStatusMail({ orderId: 7, firstName: 'Samia', status: 'processing', trackingUrl: null });

  it("is written in its recipient's language, whatever the request's", () => {
    const french = inLanguage('fr-x-pseudo', () => inLanguage('fr', compose));
    const other = inLanguage('fr', () => inLanguage('fr-x-pseudo', compose));

    expect(french.html).toContain('<html lang="fr">');
    expect(JSON.stringify(french)).not.toContain('⟦');
    expect(other.html).toContain('<html lang="fr-x-pseudo">');
    expect(other.subject).toContain('⟦');
  });

  it("is written in the shop's own language if it has none", () => {
    expect(inLanguage('fr-x-pseudo', () => inLanguage(null, compose))).toEqual(inLanguage('fr', compose));
  });
});

it('work in a thread is in the language of the work that it is part of', async () => {
  const read = inThread<typeof titleInThread>('tests/unit/runtime/thread-title.ts', 'titleInThread');

  const texts = await Promise.all(CODES.map((code) => inLanguage(code, () => read({ name: code }))));

  expect(texts).toEqual(CODES.map((code) => `${code}: ${HOME[code]}`));
});
