import config from '@payload-config';
import '@payloadcms/next/css';
import './back-office.css';
import { RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { Guard } from '@/admin/shell/guard';
import { chosenLanguage } from '@/words/words';
import { inter } from '../(storefront)/fonts';
import { documentLanguage, WithLanguage } from '../document-language';
import { importMap } from './admin/importMap.js';
import { callServerFunction } from './call-server-function';
import { isFromOffice } from './office-user';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return callServerFunction(args);
};

/**
 * The back office has its own root layout, so that no style leaks between it and the shop. A visitor without its cookie gets
 * nothing of Payload's, only the guard, which leads to the login.
 */
export default async function Layout({ children }: { children: ReactNode }) {
  if (!(await isFromOffice())) {
    return (
      <html {...documentLanguage('en')} className={inter.variable}>
        <body>
          <WithLanguage>
            <Guard hasCookie={false} />
          </WithLanguage>
        </body>
      </html>
    );
  }
  return (
    <RootLayout
      config={config}
      importMap={importMap}
      serverFunction={serverFunction}
      htmlProps={{ className: inter.variable, ...(chosenLanguage() && documentLanguage('en')) }}
    >
      {children}
    </RootLayout>
  );
}
