'use client';

import { useField, useTranslation } from '@payloadcms/ui';
import { useCallback } from 'react';

type CmsText = { path: string; required: boolean };

/** The value of a field of ours in Payload's own forms, which refuse a required one without a value before they send it. */
export function useCmsText({ path, required }: CmsText) {
  const { t } = useTranslation();
  const missing = t('validation:required');
  const check = useCallback((current: unknown) => (required && !current ? missing : true), [required, missing]);
  return useField<string | null>({ potentiallyStalePath: path, validate: check });
}
