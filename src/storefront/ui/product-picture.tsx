'use client';

import { useEffect, useRef, useState } from 'react';
import { cx } from '@/client/classes';
import { isInsecureAddress, pictureSources } from '@/domain/products/pictures';

const PLACEHOLDER = '/placeholder.svg';

type ProductPictureProps = {
  src: string | null;
  /** default: none, for a picture beside its product's name */
  alt?: string;
  /** as in `<img sizes>`: how wide the picture is shown; default: `size` */
  sizes?: string;
  /** pixels, for both width and height: keeps the square before the picture is there */
  size?: number;
  /** in sight when the page opens: fetched first, never lazily */
  isPriority?: boolean;
  /** default: the full width of its box */
  className?: string;
};

/** A square picture, grey while it loads; a placeholder if it is missing or fails to load. */
export function ProductPicture({
  src,
  alt = '',
  size = 400,
  sizes = `${size}px`,
  isPriority = false,
  className = 'w-full',
}: ProductPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const isMissing = src === null || src === '' || isInsecureAddress(src) || failedSrc === src;

  // An error before hydration has fired its event already.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  return (
    <img
      ref={image}
      {...(isMissing ? { src: PLACEHOLDER } : { ...pictureSources(src), sizes })}
      alt={alt}
      width={size}
      height={size}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding={isPriority ? 'auto' : 'async'}
      onError={() => setFailedSrc(src)}
      className={cx('aspect-square bg-slate-100 object-contain', className)}
    />
  );
}
