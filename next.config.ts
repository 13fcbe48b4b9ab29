import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { securityHeaders } from './src/http/security-headers';

const root = path.dirname(fileURLToPath(import.meta.url));

/** Second spellings of a page: rewritten, never redirected, and canonical addresses name the first. */
const spellings: readonly (readonly [string, string])[] = [
  ['/checkout', '/CheckOut'],
  ['/checkout/merci/:code', '/CheckOut/merci/:code'],
  ['/breadproduct', '/breadProduct'],
  ['/apropos', '/Apropos'],
  ['/categorypage', '/CategoryPage'],
  ['/contact', '/contactus'],
  // Sources are matched without regard to case; the pages fold brand and model.
  ['/chaudieres/:rest*', '/chaudieres/:rest*'],
  ['/codes-erreur/:rest*', '/codes-erreur/:rest*'],
  ['/commande-rapide', '/commande-rapide'],
  ['/demande-piece', '/demande-piece'],
  ['/Login', '/login'],
  ['/Register', '/register'],
  ['/Profile', '/profile'],
  ['/Admin', '/admin'],
];

/**
 * As known at build time; the shop's server sets the same headers by its settings at run time. Only the server sets the
 * content security policy, which names the hashes of each answer (docs/decisions/0024).
 */
const publicAddress = { isHttps: process.env.PUBLIC_URL?.startsWith('https:') ?? false };

const config: NextConfig = {
  // POST /api/orders/ must not be redirected; the dispatcher takes both forms.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by `npm run typecheck`, once, not again in every build.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root },
  outputFileTracingRoot: root,
  images: { unoptimized: true },
  // Titles and descriptions are in the head for every reader, not only for known robots: one HTML for all.
  htmlLimitedBots: /.*/,
  // An unknown address gets a whole page with status 404, not one that scripts must fill first.
  // No guessed routes: when another page of the same route was fetched ahead at that moment, the router (16.4) showed a blank page
  // and never fetched its data (tests/e2e/catalogue/category-tree.test.ts: is found again with the same category open).
  experimental: { globalNotFound: true, optimisticRouting: false },
  rewrites: async () => ({
    beforeFiles: spellings.map(([source, destination]) => ({ source, destination })),
    afterFiles: [],
    fallback: [],
  }),
  // One login for shop and back office: the CMS's own screens for it lead to the shop's.
  redirects: async () => [
    {
      source: '/admin/login',
      has: [{ type: 'query', key: 'redirect', value: '(?<target>/admin.*)' }],
      destination: '/login?next=:target',
      permanent: false,
    },
    { source: '/admin/login', destination: '/login?next=/admin', permanent: false },
    { source: '/admin/(forgot|reset)/:rest*', destination: '/forgot-password', permanent: false },
  ],
  headers: async () => [{ source: '/:path*', headers: securityHeaders(publicAddress) }],
};

const withCms = withPayload(config);

/**
 * One copy of Payload in the process, not a second one in the pages' bundle: `instanceof` would fail between their errors,
 * and the CMS could not say which field is at fault.
 */
const shared = [
  'payload',
  '@payloadcms/db-postgres',
  '@payloadcms/drizzle',
  '@payloadcms/email-nodemailer',
  'happy-dom',
  '@payloadcms/storage-s3',
  // It starts its threads from its own file.
  'tinypool',
];

export default {
  ...withCms,
  serverExternalPackages: [...(withCms.serverExternalPackages ?? []), ...shared],
  // Payload asks every page for the colour scheme by headers that cost the first visit a second round trip.
  // Its admin is the only reader, so the shop does without.
  headers: async () => {
    const all = (await withCms.headers?.()) ?? [];
    return all.map((rule) =>
      rule.headers.some(({ key }) => key === 'Critical-CH') ? { ...rule, source: '/admin/:path*' } : rule,
    );
  },
} satisfies NextConfig;
