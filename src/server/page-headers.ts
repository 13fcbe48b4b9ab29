/** Decides which headers of a visitor's request reach Next.js. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { SITE_URL } from '@/env';
import { CLIENT_ADDRESS_HEADER } from '@/http/client-address';
import { contentSecurityPolicy, nonceSource } from '@/http/security-headers';
import { addressOf } from './request-context-of';

const STATE_TREE = 'next-router-state-tree';

/** By these the shop's scripts ask for the data of another page; their answers are not kept here. */
const OF_SCRIPTS = ['rsc', STATE_TREE, 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url'];

/** Next.js believes these of whoever sends them. */
const DANGEROUS =
  /^(content-security-policy(-report-only)?|x-(action|nextjs|next|middleware|invoke|matched|now|forwarded)-.*)$/;

const OWN_HOST = new URL(SITE_URL).host;

/** Next.js fails at a state of the router that it cannot read, where it needs none to answer. */
function dropUnreadableState(headers: IncomingHttpHeaders): void {
  if (headers[STATE_TREE] === undefined) return;
  try {
    parseAndValidateFlightRouterState(headers[STATE_TREE]);
  } catch {
    delete headers[STATE_TREE];
  }
}

/** Whether the shop's scripts ask for a page's data, not a reader for the page. */
export function isAskedByScripts({ headers }: IncomingMessage): boolean {
  return headers.rsc !== undefined;
}

/**
 * A page is made for everybody who asks for its address: whatever else a visitor sends, a cookie, a language, a policy
 * with a nonce, the name of a robot, never gets to where it is made. Host is the shop's own, whichever was asked.
 */
export function keepWhatPagesNeed(request: IncomingMessage): void {
  request.headers = { host: OWN_HOST };
}

/** The same for the data of a page, and for files beside pages: these Next.js compresses itself. */
export function keepWhatScriptsNeed(request: IncomingMessage): void {
  const kept: IncomingHttpHeaders = { host: OWN_HOST };
  for (const name of [...OF_SCRIPTS, 'accept-encoding']) {
    if (request.headers[name] !== undefined) kept[name] = request.headers[name];
  }
  dropUnreadableState(kept);
  request.headers = kept;
}

/** The CMS and the back office know people by their cookie, and are never kept. Next.js gives them no connection. */
export function dropWhatNextBelieves(request: IncomingMessage): void {
  const address = addressOf(request);
  const kept = Object.entries(request.headers).filter(
    ([name]) => !DANGEROUS.test(name) && name !== CLIENT_ADDRESS_HEADER,
  );
  request.headers = { ...Object.fromEntries(kept), ...(address === null ? {} : { [CLIENT_ADDRESS_HEADER]: address }) };
  dropUnreadableState(request.headers);
}

/**
 * Next.js compares the origin of a call of the back office's screens with the host once more, and fails where a proxy asks by
 * another name than PUBLIC_URL. Which origins are the shop's own was decided before (src/http/sender.ts).
 */
export function vouchForOrigin({ headers }: IncomingMessage): void {
  const host = URL.parse(headers.origin ?? '')?.host;
  if (host) headers['x-forwarded-host'] = host;
  else delete headers.origin;
}

/** A page of the back office runs the inline scripts that carry the nonce of this very answer, which Next.js reads here. */
export function giveNonce(request: IncomingMessage, response: ServerResponse): void {
  const scripts = [nonceSource(randomBytes(18).toString('base64'))];
  const policy = contentSecurityPolicy({ scripts, isDevelopment: false });
  request.headers['content-security-policy'] = policy;
  response.setHeader('Content-Security-Policy', policy);
}

/**
 * Next.js sends scripts that ask for a page's data without its mark (`?_rsc`) to the address that has it, and does not say by
 * which headers it decided so. A proxy that kept that redirect would send everybody there who opens the page.
 */
export function forbidKeepingRedirects(response: ServerResponse): void {
  forbidKeeping(response, () => response.hasHeader('Location'));
}

/** For answers that no browser or proxy may keep. */
export function forbidKeeping(response: ServerResponse, isMeant: () => boolean = () => true): void {
  const { writeHead } = response;
  const withoutKeeping: typeof response.writeHead = (...args: unknown[]) => {
    if (isMeant()) response.setHeader('Cache-Control', 'private, no-store');
    return Reflect.apply(writeHead, response, args);
  };
  response.writeHead = withoutKeeping;
}
