import '../(payload)/back-office.css';
import './invoice.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Guard } from '@/admin/shell/guard';
import { Forbidden } from '@/admin/shell/placeholders';
import { mayHandleOrders, worksInOffice } from '@/domain/accounts/roles';
import { officeUser } from '../(payload)/office-user';
import { inter } from '../(storefront)/fonts';

export const metadata: Metadata = { robots: { index: false } };

/** The root layout of printed pages, without the back office's frame. For people who handle orders. */
export default async function Layout({ children }: { children: ReactNode }) {
  const user = await officeUser();
  if (mayHandleOrders(user)) {
    return (
      <html lang="fr" className={inter.variable}>
        <body className="invoice-page">{children}</body>
      </html>
    );
  }
  return (
    <html lang="en" className={inter.variable}>
      <body>
        {worksInOffice(user) ? (
          <Guard hasCookie>
            <main className="bo p-6">
              <Forbidden />
            </main>
          </Guard>
        ) : (
          <Guard hasCookie={false} />
        )}
      </body>
    </html>
  );
}
