'use client';

import { useState } from 'react';
import { cx } from '@/client/classes';
import { isInsecureAddress, pictureSources } from '@/domain/products/pictures';

/** A small picture, or `fallback` without one. */
export function Thumbnail({
  src,
  fallback = null,
  className,
  onFail,
}: {
  src: string | null;
  fallback?: React.ReactNode;
  className?: string;
  /** called with an address that fails to load */
  onFail?: (src: string) => void;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src === null || src === '' || isInsecureAddress(src) || failed === src) return fallback;
  return (
    <img
      src={pictureSources(src).src}
      alt=""
      loading="lazy"
      onError={() => {
        setFailed(src);
        onFail?.(src);
      }}
      className={cx('shrink-0 rounded-md border border-slate-200 bg-white object-contain', className ?? 'size-12')}
    />
  );
}
