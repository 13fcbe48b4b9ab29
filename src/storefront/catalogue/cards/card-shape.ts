/**
 * The measures that a card and its skeleton share, so that nothing moves when the products arrive: a row with the picture
 * on the left in one column, a picture above its text from two columns on.
 */
export const CARD = {
  box: 'relative flex h-full @md:flex-col gap-3 rounded-lg border border-slate-200 bg-white p-3',
  picture: 'relative @md:w-full w-28 shrink-0 self-start',
  text: 'flex min-w-0 flex-1 flex-col gap-2',
  title: 'line-clamp-2 @md:min-h-10 break-words font-semibold text-slate-900 text-sm leading-5',
  description: 'line-clamp-2 @md:min-h-10 break-words text-slate-600 text-sm leading-5',
  badges: 'min-h-6',
  price: 'min-h-7',
  stock: 'min-h-5 text-sm',
} as const;

/** What `sizes` says of a card's picture. */
export const CARD_SIZES = '(min-width: 1024px) 240px, (min-width: 700px) 30vw, (min-width: 480px) 45vw, 112px';
