'use client';

import { useEffect } from 'react';
import { globalErrorWords } from '@/words/fr/global-error';

const FONT = 'ui-sans-serif, system-ui, sans-serif';
const BUTTON = {
  minHeight: 48,
  padding: '0 24px',
  border: 0,
  borderRadius: 8,
  background: '#1c398e',
  color: '#fff',
  font: `600 16px ${FONT}`,
  cursor: 'pointer',
};

/**
 * The last resort, when even a root layout fails: no header, no footer, and inline styles, since a style sheet named
 * here would be fetched by every page.
 */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error]);
  return (
    <html lang="fr">
      <body style={{ margin: 0, fontFamily: FONT, color: '#0f172b' }}>
        <title>{globalErrorWords.error}</title>
        <main style={{ maxWidth: 576, margin: '96px auto', padding: '0 16px', textAlign: 'center' }}>
          <h1 lang="en">{globalErrorWords.title}</h1>
          <p>{globalErrorWords.text}</p>
          <button type="button" onClick={retry} style={BUTTON}>
            {globalErrorWords.retry}
          </button>
        </main>
      </body>
    </html>
  );
}
