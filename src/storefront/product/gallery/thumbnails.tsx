'use client';

import { cx } from '@/client/classes';
import { ProductPicture } from '@/storefront/ui/product-picture';
import { galleryWords } from '@/words/fr/catalogue/gallery';

type ThumbnailsProps = { pictures: readonly string[]; chosen: number; onChoose: (index: number) => void };

/** Four in sight, three on mobile (under 768 px or with touch); more of them scroll sideways. */
export function Thumbnails({ pictures, chosen, onChoose }: ThumbnailsProps) {
  return (
    <ul
      aria-label={galleryWords.images}
      className="-m-1 mt-2 flex snap-x gap-2 overflow-x-auto p-1 max-md:w-62 noscript:hidden"
    >
      {pictures.map((src, index) => (
        <li
          key={src}
          className="any-pointer-coarse:basis-[calc(33.333%-6px)] shrink-0 basis-[calc(33.333%-6px)] snap-start md:basis-[calc(25%-6px)]"
        >
          <button
            type="button"
            aria-label={galleryWords.imageOf(index + 1, pictures.length)}
            aria-current={index === chosen}
            onClick={(event) => {
              onChoose(index);
              event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            }}
            className={cx(
              'block w-full overflow-hidden rounded-lg border-2 bg-white',
              index === chosen ? 'border-blue-900' : 'border-slate-200 hover:border-slate-400',
            )}
          >
            <ProductPicture src={src} sizes="(min-width: 768px) 160px, 80px" size={160} />
          </button>
        </li>
      ))}
    </ul>
  );
}
