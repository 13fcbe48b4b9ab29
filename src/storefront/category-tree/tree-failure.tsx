'use client';

import { CloudOff } from 'lucide-react';
import { openWhenReached } from '@/client/line/guard-links';
import { Button } from '@/storefront/ui/button';
import { Notice } from '@/storefront/ui/notice';

/** Shown if the tree could not be loaded. */
export function TreeFailure() {
  return (
    <div role="alert">
      <Notice Icon={CloudOff} title="Erreur de chargement" as="h2">
        <p lang="en" className="text-slate-600">
          Failed to load categories and tags. Please try again later.
        </p>
        <Button size="lg" onClick={() => void openWhenReached(() => window.location.reload())}>
          Réessayer
        </Button>
      </Notice>
    </div>
  );
}
