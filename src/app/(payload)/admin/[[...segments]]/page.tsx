import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { tabTitle } from '@/admin/lib/paths';
import { Guard } from '@/admin/shell/guard';
import { shop } from '@/shop';
import { isFromOffice } from '../../office-user';
import { importMap } from '../importMap.js';

type Args = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

/** Payload titles its own pages; the shop's screens are titled by their tab. */
export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  if ((await params).segments) return metadata;
  return { ...metadata, title: `${tabTitle((await searchParams).tab)} - ${shop.name}` };
}

/**
 * Payload would redirect unknown visitors to its own login; the guard leads to the shop's. The layout guards the first page. It
 * is not rendered again on navigation, so this page guards against a cookie or role that is lost later.
 */
export default async function Page({ params, searchParams }: Args) {
  return (await isFromOffice()) ? RootPage({ config, params, searchParams, importMap }) : <Guard hasCookie={false} />;
}
