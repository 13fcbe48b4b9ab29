/** Fails a test on any error or warning in a page's console, which would otherwise go unnoticed. */
import type { BrowserContext } from 'playwright-core';

/**
 * What the test itself provokes: the browser's own line for a status, or for a cut connection ('failed'); and with it what
 * the shop logs of a line that is down ('line').
 */
export type Provoked = number | 'failed' | 'line';

/** The one frame of another site. No test reaches other sites (browser.ts), so it stays empty. */
const MAP = 'https://www.openstreetmap.org/';

/** A call that failed; and a query that failed before the client of the API was there (use-page-query.ts). */
const LINE_DOWN = ['ApiError: Connexion impossible.', 'Error: Connexion impossible.'];

/** Collects what the pages of a context complain about, save what the test provokes. */
export function watchConsole(context: BrowserContext, provoked: readonly Provoked[]): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (
      !isComplaint ||
      message.location().url.startsWith(MAP) ||
      provoked.some((cause) => linesOf(cause).some((line) => message.text().startsWith(line)))
    )
      return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  return complaints;
}

function linesOf(cause: Provoked): string[] {
  if (cause === 'line') return [...linesOf('failed'), 'ChunkLoadError: ', ...LINE_DOWN];
  return cause === 'failed'
    ? ['Failed to load resource: net::ERR_']
    : [`Failed to load resource: the server responded with a status of ${cause} `];
}
