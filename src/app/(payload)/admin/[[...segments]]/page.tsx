import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { tabTitle } from '@/admin/lib/paths';
import { Guard } from '@/admin/shell/guard';
import { logoAt } from '@/domain/settings/logo';
import { shop } from '@/shop';
import { isFromOffice } from '../../office-user';
import { importMap } from '../importMap.js';

type Args = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

/** Payload titles its own pages; the shop's screens are titled by their tab. The shop's name and sign are those of this moment. */
export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  const title = (await params).segments ? titleOf(metadata) : tabTitle((await searchParams).tab);
  const own = logoAt(shop.logo_url);
  const icon = own ? { url: own.iconUrl, type: 'image/png' } : { url: '/logo.svg', type: 'image/svg+xml' };
  return { ...metadata, title: title === null ? shop.name : `${title} - ${shop.name}`, icons: { icon } };
}

function titleOf({ title }: Metadata): string | null {
  return typeof title === 'string' && title !== '' ? title : null;
}

/**
 * Payload would redirect unknown visitors to its own login; the guard leads to the shop's. The layout guards the first page. It
 * is not rendered again on navigation, so this page guards against a cookie or role that is lost later.
 */
export default async function Page({ params, searchParams }: Args) {
  return (await isFromOffice()) ? RootPage({ config, params, searchParams, importMap }) : <Guard hasCookie={false} />;
}
