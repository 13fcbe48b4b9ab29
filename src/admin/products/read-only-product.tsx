'use client';

import { useEffect } from 'react';
import { cmsPath } from '../lib/paths';

/** Opens a product in the CMS, whose form is read-only for people who may not edit. Back leads to the list. */
export function ReadOnlyProduct({ id }: { id: number }) {
  useEffect(() => window.location.replace(cmsPath('products', id)), [id]);
  return null;
}
