import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { Guard } from '@/admin/shell/guard';
import { tabTitle } from '@/admin/shell/tab-title';
import { shop } from '@/shop';
import { isEditorHere } from '../../is-editor-here';
import { importMap } from '../importMap.js';

type Args = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

/** Payload names its own pages; the shop's screens are named after their tab. */
export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  if ((await params).segments) return metadata;
  return { ...metadata, title: `${tabTitle((await searchParams).tab)} - ${shop.name}` };
}

/**
 * Payload would send whom it does not know to a login of its own; the guard knows the way on. At first the layout stands in
 * its place; it stays what it was where somebody loses cookie or role later and goes from tab to tab.
 */
export default async function Page({ params, searchParams }: Args) {
  return (await isEditorHere()) ? RootPage({ config, params, searchParams, importMap }) : <Guard hasCookie={false} />;
}
