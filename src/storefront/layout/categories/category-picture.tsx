'use client';

import { useState } from 'react';
import { isInsecureAddress, pictureSources } from '@/domain/products/pictures';

/** A category's picture; hidden if it is missing or fails to load. */
export function CategoryPicture({ src }: { src: string | null }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-md bg-slate-100">
      {src && !isInsecureAddress(src) && !hasFailed && (
        <img
          {...pictureSources(src)}
          sizes="48px"
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
          onError={() => setHasFailed(true)}
          className="size-12 object-cover"
        />
      )}
    </span>
  );
}
