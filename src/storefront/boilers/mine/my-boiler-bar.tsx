'use client';

import { usePathname } from 'next/navigation';
import { useLazy } from '@/storefront/ui/use-lazy';

const loadContent = () => import('./bar-content').then(({ BarContent }) => BarContent);

/** The pages on which a part is looked for. */
const PAGES = /^\/(products|breadproduct|search|product\/|category|chaudieres|codes-erreur)/i;

/**
 * The place of 'Ma chaudière' under the header. Other pages do not load its script. Pages are the same for every visitor, and the
 * place has its height from the start: nothing moves once the browser knows the boiler.
 */
export function MyBoilerBar() {
  const isShown = PAGES.test(usePathname());
  const { Part: Content } = useLazy({ load: loadContent, isWanted: isShown });
  if (!isShown) return null;
  return <div className="h-11 border-slate-200 border-b bg-slate-50">{Content && <Content />}</div>;
}
