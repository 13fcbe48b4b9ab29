import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { distrustPagesInTheMaking, forget, type RememberedPage, rememberPage, setLive } from '@/catalogue/cache';

const page: RememberedPage = { headers: [], body: Buffer.from('<html>') };

/** Makes the page of an address; `meanwhile` happens while it is made. */
function make(key: string, meanwhile: () => void = () => undefined): void {
  const keep = rememberPage(key);
  if (typeof keep !== 'function') throw new Error(`${key} is known already`);
  meanwhile();
  keep(page);
}

const isKnown = (key: string) => typeof rememberPage(key) !== 'function';

beforeEach(() => setLive(true));
afterEach(() => setLive(false));

describe('a page', () => {
  it('is kept once it is made', () => {
    make('/');

    expect(rememberPage('/')).toBe(page);
    expect(isKnown('/products')).toBe(false);
  });

  it.each(['stock', 'availability', 'catalogue'] as const)('is forgotten with a change of %s', (change) => {
    make('/');
    forget(change);

    expect(isKnown('/')).toBe(false);
  });

  it('is not kept where a change overtook it', () => {
    make('/', () => forget('stock'));

    expect(isKnown('/')).toBe(false);
  });

  it('is not kept where something could not be read while it was made', () => {
    make('/whole');
    make('/', distrustPagesInTheMaking);

    expect([isKnown('/'), isKnown('/whole')]).toEqual([false, true]);
  });

  it('is not kept while changes are not heard, nor found again afterwards', () => {
    make('/before');
    setLive(false);
    make('/');
    setLive(true);

    expect([isKnown('/before'), isKnown('/')]).toEqual([false, false]);
  });

  it('is not kept where changes went unheard for a moment while it was made', () => {
    make('/', () => {
      setLive(false);
      setLive(true);
    });

    expect(isKnown('/')).toBe(false);
  });
});
