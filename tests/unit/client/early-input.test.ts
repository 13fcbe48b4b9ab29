import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPageHydrated, repeatEarlyInput } from '@/client/early-input/repeat';
import { EARLY_INPUT_SCRIPT, SLOW_NOTICE } from '@/contract/early-input';

const PAGE = `
  <button type="button" id="buy"><b>Ajouter</b></button>
  <button type="button" id="menu">Menu</button>
  <form id="steps"><input name="first"><input type="checkbox" name="box"><select name="brand"><option value="">?</option><option value="b">B</option></select>
    <button type="submit" id="next">Suivant</button></form>
  <form id="search" action="/search"><button type="submit" id="seek">Chercher</button></form>
  <a href="/products" id="link">Produits</a>
  <p id="${SLOW_NOTICE}" hidden></p>`;

let page: Window;
/** What the page's own script hears, in order. */
let heard: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  page = new Window({ url: 'http://shop.test/' });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page.document);
  for (const name of ['HTMLInputElement', 'HTMLTextAreaElement', 'HTMLSelectElement', 'Event'] as const) {
    vi.stubGlobal(name, page[name]);
  }
  page.document.body.innerHTML = PAGE;
  new Function('addEventListener', 'document', 'AbortController', 'window', EARLY_INPUT_SCRIPT)(
    page.addEventListener.bind(page),
    page.document,
    page.AbortController,
    page,
  );
  heard = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As React does: one listener for the whole document. */
function listen(): void {
  for (const type of ['click', 'submit', 'change'] as const) {
    page.document.addEventListener(type, (event) => {
      const { id, name } = event.target as unknown as { id: string; name?: string };
      if (type === 'submit' || id === 'link') event.preventDefault();
      heard.push(`${type} ${id || name}`);
    });
  }
}

async function arrive(): Promise<void> {
  const repeated = repeatEarlyInput();
  await vi.runAllTimersAsync();
  await repeated;
}

const at = (selector: string) => page.document.querySelector(selector) as unknown as HTMLInputElement;

describe('what is done before the scripts are there', () => {
  it('is heard once they are, once each, in the order of the last of each', async () => {
    listen();
    at('#buy b').click();
    at('#menu').click();
    at('#buy').click();
    expect(heard).toEqual([]);
    expect([at('#buy'), at('#menu')].map((button) => button.getAttribute('aria-busy'))).toEqual(['true', 'true']);

    await arrive();

    expect(heard).toEqual(['click menu', 'click buy']);
    expect(at('#buy').hasAttribute('aria-busy')).toBe(false);
    expect(isPageHydrated()).toBe(true);
  });

  it('sends a form without an address with the text that was typed into it', async () => {
    listen();
    at('[name=first]').value = 'Amine';
    at('[name=first]').dispatchEvent(new Event('input', { bubbles: true }));
    at('#next').click();
    expect(heard).toEqual(['click next']);
    expect(at('#next').getAttribute('aria-busy')).toBe('true');

    await arrive();

    expect(heard.slice(1)).toEqual(['change first', 'submit steps']);
    expect(at('#next').hasAttribute('aria-busy')).toBe(false);
    expect(at('[name=first]').value).toBe('Amine');
  });

  it('ticks a box that React has cleared meanwhile', async () => {
    listen();
    const box = at('[name=box]');
    box.click();
    box.checked = false;
    await arrive();
    expect(box.checked).toBe(true);
  });

  it('leaves a box alone that was ticked and cleared again', async () => {
    at('[name=box]').click();
    at('[name=box]').click();
    listen();
    await arrive();
    expect(heard).toEqual([]);
  });

  it('puts a choice back that React has reset meanwhile', async () => {
    listen();
    const brand = at('[name=brand]');
    brand.value = 'b';
    brand.dispatchEvent(new Event('input', { bubbles: true }));
    brand.value = '';
    await arrive();
    expect(brand.value).toBe('b');
    expect(heard).toEqual(['change brand']);
  });

  it('forgets what is no longer on the page', async () => {
    listen();
    at('#buy').click();
    at('#buy').remove();
    await arrive();
    expect(heard).toEqual([]);
  });

  it.each(['#link', '#seek'])('leaves alone what works without scripts: %s', (selector) => {
    listen();
    at(selector).click();
    expect(heard[0]).toBe(`click ${selector.slice(1)}`);
  });

  it('is kept no longer once they are there', async () => {
    await arrive();
    listen();
    at('#buy').click();
    expect(heard).toEqual(['click buy']);
  });
});

describe('the notice of a slow page', () => {
  it('comes after twenty seconds, and goes with the scripts', async () => {
    vi.advanceTimersByTime(19_999);
    expect(at(`#${SLOW_NOTICE}`).hidden).toBe(true);
    vi.advanceTimersByTime(1);
    expect(at(`#${SLOW_NOTICE}`).hidden).toBe(false);
    await arrive();
    expect(at(`#${SLOW_NOTICE}`).hidden).toBe(true);
  });

  it('never comes where the scripts were in time', async () => {
    await arrive();
    vi.advanceTimersByTime(30_000);
    expect(at(`#${SLOW_NOTICE}`).hidden).toBe(true);
  });
});

it('the script takes at most one kilobyte', () => {
  expect(Buffer.byteLength(EARLY_INPUT_SCRIPT)).toBeLessThanOrEqual(1024);
});
