/** The id of the bar's place; globals.css knows it too. */
export const BUY_BAR = 'achat-rapide';

/**
 * Where BuyBar appears: put it last in the page's `<main>`. It sticks to the bottom of the screen and comes to rest below the last
 * content, so it never covers the end of the page or the footer, and nothing moves when the bar comes and goes. It rests in the
 * space above the footer.
 */
export function BuyBarPlace() {
  return (
    <div
      id={BUY_BAR}
      className="pointer-events-none sticky bottom-0 z-20 -mx-4 mt-6 -mb-16 h-[calc(4rem+env(safe-area-inset-bottom))] lg:hidden sm:-mx-6"
    />
  );
}
