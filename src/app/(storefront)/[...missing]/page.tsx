import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Page introuvable', robots: { index: false } };

/**
 * Every address that no other route answers. With two root layouts Next has no layout of its own for them; from here the
 * 404 page comes within the shop's header and footer.
 */
export default function MissingPage() {
  notFound();
}
