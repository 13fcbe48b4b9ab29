import { describe, expect, it } from 'vitest';
import { mediaUrl, PICTURE_WIDTHS, pictureSources } from '@/domain/products/pictures';
import { cases } from '../../support/cases';

describe('the sizes of a picture', () => {
  it('are three for a picture of the shop', () => {
    expect(pictureSources(mediaUrl('a1-b2.webp'))).toEqual({
      src: '/media/a1-b2-400.webp',
      srcSet: '/media/a1-b2-200.webp 200w, /media/a1-b2-400.webp 400w, /media/a1-b2-800.webp 800w',
    });
    expect(PICTURE_WIDTHS).toEqual([200, 400, 800]);
  });

  it.each(cases`
    https://example.com/media/a.webp | /media/a.png | /media/a/b.webp | /placeholder.svg | /media/a.webp?x=1
  `)('are one for %s', (url) => {
    expect(pictureSources(url)).toEqual({ src: url });
  });
});
