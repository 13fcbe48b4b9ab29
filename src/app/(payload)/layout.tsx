import config from '@payload-config';
import '@payloadcms/next/css';
import './back-office.css';
import { RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { Guard } from '@/admin/shell/guard';
import { inter } from '../(storefront)/fonts';
import { importMap } from './admin/importMap.js';
import { callServerFunction } from './call-server-function';
import { isEditorHere } from './is-editor-here';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return callServerFunction(args);
};

/**
 * The back office has a root layout of its own: no style leaks between it and the shop. Whom its cookie does not name
 * gets nothing of Payload's, only the guard, which knows the way on.
 */
export default async function Layout({ children }: { children: ReactNode }) {
  if (!(await isEditorHere())) {
    return (
      <html lang="en" className={inter.variable}>
        <body>
          <Guard hasCookie={false} />
        </body>
      </html>
    );
  }
  return (
    <RootLayout
      config={config}
      importMap={importMap}
      serverFunction={serverFunction}
      htmlProps={{ className: inter.variable }}
    >
      {children}
    </RootLayout>
  );
}
