import { cx } from '@/client/classes';
import { holdsName, logoAt } from '@/domain/settings/logo';
import { shop } from '@/shop';

/** A flame in a hexagonal nut. The same drawing as public/logo.svg. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden className={className}>
      <path d="M20 1 36.5 10.5v19L20 39 3.5 29.5v-19Z" className="fill-blue-900" />
      <path
        d="M20.6 8c.5 4.2-2 6-4.2 8.7C14.5 19 13 21 13 23.9 13 28 16.2 31 20 31s7-3 7-7.1c0-2.9-1.3-4.9-2.6-6.5-.3 1.7-1.2 2.8-2.5 3.4.9-4.6-.1-9.2-1.3-12.8Z"
        className="fill-orange-500"
      />
      <path
        d="M20 31c-2 0-3.4-1.5-3.4-3.4 0-2.1 1.7-3.3 3.1-5.3 1.7 1.9 3.7 3 3.7 5.4 0 1.9-1.4 3.3-3.4 3.3Z"
        fill="#fff"
      />
    </svg>
  );
}

/** Sign and name, or the shop's own logo, which may hold the name; on a dark ground the name is white and a logo on white. */
export function Logo({ isOnDark = false }: { isOnDark?: boolean }) {
  const own = logoAt(shop.logo_url);
  const isWhole = own !== null && holdsName(own);
  return (
    <span className="flex items-center gap-1.5 sm:gap-2">
      {own ? (
        <img
          src={own.url}
          width={own.width}
          height={own.height}
          alt={isWhole ? shop.name : ''}
          className={cx('h-9 w-auto max-w-full shrink-0 object-contain lg:h-10', isOnDark && 'rounded-md bg-white p-1')}
        />
      ) : (
        <LogoMark className="size-9 shrink-0 lg:size-10" />
      )}
      {!isWhole && (
        <span
          className={cx('min-w-0 truncate font-bold text-base tracking-tight sm:text-lg', isOnDark && 'text-white')}
        >
          {shop.name}
        </span>
      )}
    </span>
  );
}
