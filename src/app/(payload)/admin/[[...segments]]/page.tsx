import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { isEditorHere } from '../../is-editor-here';
import { importMap } from '../importMap.js';

type Args = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams });

/** Payload would send whom it does not know to a login of its own; the layout shows them the guard instead. */
export default async function Page({ params, searchParams }: Args) {
  return (await isEditorHere()) ? RootPage({ config, params, searchParams, importMap }) : null;
}
