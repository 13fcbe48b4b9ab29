import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MyBoilerBar } from '@/storefront/boilers/mine/my-boiler-bar';

describe("'Ma chaudière' under the header", () => {
  it.each(['/pannes', '/pannes/bruit', '/codes-erreur/vaillant/f28', '/search'])('is on %s', (path) => {
    expect(barOn(path)).toContain('/chaudieres');
  });

  it.each(['/', '/CheckOut', '/aide/livraison'])('is not on %s', (path) => {
    expect(barOn(path)).toBe('');
  });
});

function barOn(path: string): string {
  return renderToString(
    <PathnameContext value={path}>
      <MyBoilerBar />
    </PathnameContext>,
  );
}
