import { ImageResponse } from 'next/og';
import type { CSSProperties } from 'react';
import { shop } from '@/shop';
import { pageWords } from '@/words/fr/pages';

type SharePicture = {
  title: string;
  /** a line above the title: category and brand */
  topic: string;
  /** a PNG as a data address, or null */
  picture: string | null;
  /** pixels */
  size: { width: number; height: number };
};

/**
 * Draws the picture that is shown with shared links to the shop. The first one keeps the thread busy for half a second, later
 * ones for a tenth, so kept-picture.ts runs it in another thread.
 * @returns a PNG
 */
export function drawSharePicture({ title, topic, picture, size }: SharePicture): Promise<ArrayBuffer> {
  const drawn = new ImageResponse(
    <div style={{ ...column, width: '100%', height: '100%', background: '#ffffff' }}>
      <div style={{ display: 'flex', flexGrow: 1, alignItems: 'center', padding: '40px 56px', gap: 56 }}>
        {picture && (
          // biome-ignore lint/a11y/useAltText: drawn into a picture, which has no alternative text
          <img src={picture} width={430} height={430} style={{ objectFit: 'contain', borderRadius: 24 }} />
        )}
        <div style={{ ...column, flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 20 }}>
          <div style={{ fontSize: 30, color: '#1e3a8a' }}>{drawable(topic)}</div>
          <div style={{ fontSize: fontSizeFor(title), lineHeight: 1.15, color: '#0f172a' }}>{drawable(title)}</div>
        </div>
      </div>
      <div style={bar}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 20 }}>
          <div style={{ width: 22, height: 44, background: '#f97316', borderRadius: 11 }} />
          {shop.name}
        </div>
        <div style={{ fontSize: 26, color: '#bfdbfe' }}>{pageWords.sharePicture()}</div>
      </div>
    </div>,
    size,
  );
  return drawn.arrayBuffer();
}

const column: CSSProperties = { display: 'flex', flexDirection: 'column' };

const bar: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 110,
  padding: '0 56px',
  background: '#172554',
  color: '#ffffff',
  fontSize: 40,
};

function fontSizeFor(title: string): number {
  if (title.length > 90) return 40;
  return title.length > 50 ? 48 : 60;
}

/** The renderer would request a letter that the font lacks from the network. */
function drawable(text: string): string {
  return text.replace(/[^\u0020-\u024f\u2013\u2014\u2019\u2026]/g, ' ').slice(0, 160);
}
