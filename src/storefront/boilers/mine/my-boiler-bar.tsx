'use client';

import { Flame } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useState, useSyncExternalStore } from 'react';
import { BOILERS } from '@/domain/boilers/boiler-pages';
import { PAGE_WIDTH } from '@/storefront/layout/page-width';
import { useLazy, useLazySheet } from '@/storefront/ui/use-lazy';
import { boilerBarWords } from '@/words/fr/boilers/boiler-bar';
import { hasMyBoiler, onMyBoilerChange } from './boiler-mark';
import { BAR_ACTION, BoilerOffer } from './boiler-offer';

const loadContent = () => import('./bar-content').then(({ BarContent }) => BarContent);
const loadChooser = () => import('./boiler-chooser').then(({ BoilerChooser }) => BoilerChooser);
const preloadChooser = () => void loadChooser().catch(() => undefined);

/** The pages on which a part is looked for. */
const PAGES = /^\/(products|breadproduct|search|product\/|category|chaudieres|codes-erreur|pannes)/i;

/**
 * 'Ma chaudière' under the header. Pages are the same for every visitor, so their HTML offers to choose a boiler; what shows the
 * chosen one, in the same height, comes where there is one.
 */
export function MyBoilerBar() {
  const isShown = PAGES.test(usePathname());
  const hasBoiler = useSyncExternalStore(onMyBoilerChange, hasMyBoiler, () => false);
  const [isOpen, setIsOpen] = useState(false);
  const Chooser = useLazySheet({ load: loadChooser, isOpen, onOpenChange: setIsOpen });
  const { Part: Content } = useLazy({ load: loadContent, isWanted: isShown && hasBoiler });
  const open = () => setIsOpen(true);
  if (!isShown) return null;
  return (
    <div className="h-11 border-slate-200 border-b bg-slate-50">
      <section aria-label={boilerBarWords.title} className="text-sm">
        <div className={`${PAGE_WIDTH} flex h-11 items-center gap-x-2`}>
          <Flame aria-hidden className="size-4 shrink-0 text-orange-600" />
          {Content ? (
            <Content onChoose={open} />
          ) : (
            !hasBoiler && (
              <BoilerOffer onOpen={open} onInterest={preloadChooser}>
                {boilerBarWords.choose}
              </BoilerOffer>
            )
          )}
          <noscript>
            <a href={BOILERS} className={`${BAR_ACTION} inline-flex items-center`}>
              {boilerBarWords.choose}
            </a>
          </noscript>
        </div>
      </section>
      {Chooser && <Chooser isOpen={isOpen} onOpenChange={setIsOpen} />}
    </div>
  );
}
