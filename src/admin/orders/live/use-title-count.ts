'use client';

import { useEffect } from 'react';

const COUNT = /^\(\d+\) /;

/** A number before the page's title, as long as it is not 0; also when another screen gives the page another title. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const plain = document.title.replace(COUNT, '');
      const title = count === 0 ? plain : `(${count}) ${plain}`;
      if (document.title !== title) document.title = title;
    };
    show();
    if (count === 0) return;
    const watch = new MutationObserver(show);
    watch.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => watch.disconnect();
  }, [count]);
}
