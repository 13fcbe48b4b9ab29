import { shop } from '@/shop';
import { layoutWords } from '@/words/fr/layout';
import { CartButton } from '../cart/cart-button';
import { ShopLink } from '../ui/shop-link';
import { AccountLink } from './account-link';
import { CategoriesButton } from './categories/categories-button';
import { Logo } from './logo';
import { MenuButton } from './menu/menu-button';
import { NavLinks } from './nav-links';
import { PAGE_WIDTH } from './page-width';
import { SearchBox } from './search/search-box';
import { TopBar } from './top-bar';

/**
 * Sticky; the top bar (36 px) scrolls away. Below 1024 px the search has a row with the cart, and the row of menu and logo (46 px) scrolls
 * away too, unless the keyboard is in it: a negative `top` moves nothing on the page.
 */
export function Header() {
  return (
    <header className="-top-[5.125rem] sticky z-40 bg-white shadow-[0_1px_0_var(--color-slate-200)] max-lg:has-[:is(a,button):focus-visible]:top-0 lg:-top-9">
      <TopBar />
      <div
        className={`${PAGE_WIDTH} flex flex-wrap items-center gap-x-1 pt-0.5 pb-1.5 sm:gap-x-2 lg:h-18 lg:flex-nowrap lg:gap-x-4 lg:py-0 xl:max-2xl:gap-x-3`}
      >
        <MenuButton />
        <div className="min-w-0 flex-1 lg:flex-none">
          <ShopLink
            href="/"
            aria-label={layoutWords.logo(shop.name)}
            className="inline-block max-w-full rounded-lg align-top"
          >
            <Logo />
          </ShopLink>
        </div>
        <div className="mt-1.5 flex basis-[calc(100%-3rem)] gap-2 max-lg:order-1 sm:basis-[calc(100%-3.25rem)] lg:mt-0 lg:flex-1 lg:basis-0 lg:gap-4 xl:max-2xl:gap-3">
          <CategoriesButton />
          <SearchBox />
        </div>
        <NavLinks />
        <AccountLink />
        <div className="max-lg:order-2 max-lg:mt-1.5">
          <CartButton />
        </div>
      </div>
    </header>
  );
}
