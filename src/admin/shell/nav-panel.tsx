'use client';

import { useNav } from '@payloadcms/ui';
import {
  Banknote,
  BookOpen,
  ChartColumn,
  Contact,
  FileText,
  Flame,
  FolderTree,
  History,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  MessageCircleQuestion,
  Package,
  PackageCheck,
  SearchX,
  Settings,
  ShieldCheck,
  ShoppingCart,
  Tags,
  User,
  Users,
  X,
} from 'lucide-react';
import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { cx } from '@/client/classes';
import { isAdmin } from '@/domain/accounts/roles';
import { openTab, type Tab, tabPath, tabsOf } from '@/domain/back-office-tabs';
import { logoAt } from '@/domain/settings/logo';
import { shop } from '@/shop';
import { officeShellWords, officeTabWords } from '@/words/en/shell';
import { NewOrdersBadge } from '../orders/live/new-orders-badge';
import { WhoIsHere } from './who-is-here';

const ICONS: Record<Tab, LucideIcon> = {
  dashboard: LayoutDashboard,
  orders: ShoppingCart,
  packing: PackageCheck,
  customers: Contact,
  quotes: FileText,
  'part-requests': MessageCircleQuestion,
  cash: Banknote,
  reports: ChartColumn,
  products: Package,
  shipping: MapPin,
  categories: FolderTree,
  brands: Tags,
  boilers: Flame,
  'stock-book': BookOpen,
  'missed-searches': SearchX,
  users: Users,
  settings: Settings,
  activity: History,
  security: ShieldCheck,
};

/** From this width on, the navigation is beside the page and always open (src/app/(payload)/back-office.css). */
const BESIDE = '(min-width: 1024px)';

function onWidthChange(listener: () => void): () => void {
  const query = window.matchMedia(BESIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The tabs that Payload's own lists and forms belong to. */
const COLLECTION_TABS: Record<string, Tab> = {
  orders: 'orders',
  couriers: 'packing',
  'courier-profiles': 'packing',
  products: 'products',
  media: 'products',
  wilayas: 'shipping',
  categories: 'categories',
  tags: 'brands',
  'boiler-models': 'boilers',
  fitments: 'boilers',
  'part-numbers': 'boilers',
  'stock-movements': 'stock-book',
  'search-words': 'missed-searches',
  symptoms: 'missed-searches',
  users: 'users',
};

/** Payload's button that opens the navigation. */
const OPENER = '.template-default__nav-toggler-wrapper button';

const ENTRY = 'flex min-h-11 items-center gap-3 rounded-lg px-3 font-medium text-sm';

/** The navigation, opened and closed by Payload's own state. */
export function NavPanel({ role, username }: { role: string | null; username: string }) {
  const { hydrated, navOpen, navRef, setNavOpen, shouldAnimate } = useNav();
  const active = useActiveTab(role);

  const isBeside = useSyncExternalStore(
    onWidthChange,
    () => window.matchMedia(BESIDE).matches,
    () => true,
  );
  // Before Payload knows the width, it opens the navigation for a moment. It animates once it knows.
  const isCovering = navOpen && shouldAnimate && !isBeside;
  const close = () => {
    if (isCovering) setNavOpen(false);
  };
  const cross = useRef<HTMLButtonElement>(null);
  // Payload's button that opens it is hidden while it is open: the focus moves to the cross, and back on closing.
  const wasCovering = useRef(false);
  useEffect(() => {
    if (isCovering) cross.current?.focus();
    else if (wasCovering.current) document.querySelector<HTMLElement>(OPENER)?.focus();
    wasCovering.current = isCovering;
  }, [isCovering]);

  return (
    <aside
      className={cx(
        'nav',
        navOpen && 'nav--nav-open',
        shouldAnimate && 'nav--nav-animate',
        hydrated && 'nav--nav-hydrated',
      )}
      inert={!navOpen && !isBeside}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <div ref={navRef} className="bo on-dark flex h-full flex-col gap-4 overflow-y-auto bg-blue-950 p-4 text-blue-50">
        <div className="flex items-center justify-between gap-2">
          <Link
            href={isAdmin({ role }) ? tabPath('dashboard') : '/admin'}
            prefetch={false}
            onClick={close}
            className="flex min-h-11 min-w-0 items-center gap-2 rounded-lg"
          >
            <Mark />
            <span className="min-w-0">
              <span className="block font-bold text-base leading-tight">{shop.name}</span>
              <span className="block text-blue-200 text-xs">{officeShellWords.backOffice}</span>
            </span>
          </Link>
          <button
            type="button"
            aria-label={officeShellWords.closeMenu}
            ref={cross}
            onClick={close}
            className="grid size-10 cursor-pointer place-items-center rounded-lg hover:bg-white/10 lg:hidden"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        <nav aria-label={officeShellWords.backOffice} className="flex flex-1 flex-col">
          <ul className="grid gap-1">
            {tabsOf({ role }).map(({ key }) => {
              const Icon = ICONS[key];
              return (
                <li key={key}>
                  <Link
                    href={tabPath(key)}
                    prefetch={false}
                    aria-current={active === key ? 'page' : undefined}
                    onClick={close}
                    className={cx(ENTRY, active === key ? 'bg-white text-blue-950' : 'hover:bg-white/10')}
                  >
                    <Icon aria-hidden className="size-5 shrink-0" />
                    {officeTabWords[key]}
                    {key === 'orders' && <NewOrdersBadge />}
                  </Link>
                </li>
              );
            })}
          </ul>
          <a href="/profile" className={cx(ENTRY, 'mt-auto hover:bg-white/10')}>
            <User aria-hidden className="size-5 shrink-0" />
            {officeShellWords.profile}
          </a>
        </nav>
        <WhoIsHere username={username} />
      </div>
    </aside>
  );
}

function useActiveTab(role: string | null): string | undefined {
  const pathname = usePathname();
  const requested = useSearchParams().get('tab') ?? undefined;
  const [, , kind, collection = ''] = pathname.split('/');
  if (kind === 'collections') return COLLECTION_TABS[collection];
  return kind === undefined || kind === '' ? openTab({ name: requested, user: { role } }) : undefined;
}

/** The shop's logo, as in its header. On white: it may be as dark as the menu. */
export function Mark() {
  const own = logoAt(shop.logo_url);
  if (!own) return <SquareMark />;
  return (
    <img
      src={own.url}
      alt=""
      width={own.width}
      height={own.height}
      className="h-8 w-auto max-w-20 rounded bg-white object-contain p-0.5"
    />
  );
}

/** The same where there is place for an icon only. */
export function SquareMark() {
  return <img src={logoAt(shop.logo_url)?.iconUrl ?? '/logo.svg'} alt="" width={28} height={28} />;
}
