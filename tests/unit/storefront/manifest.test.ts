import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { webManifest } from '@/storefront/seo/web-manifest';

const manifest = webManifest();

describe('the web app manifest', () => {
  it('says what the shop is, in French', () => {
    expect(manifest).toMatchObject({
      name: 'ThermoPièces',
      lang: 'fr',
      start_url: '/',
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
  });

  it('names icons of 192 and 512 pixels and a maskable one, each as large as it says', async () => {
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height, format } = await sharp(`public${src}`).metadata();
      expect(`${width}x${height} image/${format}`, src).toBe(`${sizes} ${type}`);
    }
  });

  it('fills its maskable icon to the edges', async () => {
    const { data } = await sharp('public/icon-maskable-512.png')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const corner = [...data.subarray(0, 3)];
    expect(corner).toEqual([...data.subarray(-3)]);
    expect(corner).not.toEqual([255, 255, 255]);
  });
});
