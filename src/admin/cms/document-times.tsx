'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { officeCmsWords } from '@/words/en/cms';
import { Moment } from '../ui/moment';

/**
 * When a document was changed and created, by the shop's clock, in the place of Payload's own lines, which show the reader's
 * time zone and cannot be replaced (back-office.css hides them).
 */
export function DocumentTimes() {
  const { savedDocumentData } = useDocumentInfo();
  const here = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(here.current?.closest('.doc-controls')?.querySelector('.doc-controls__meta') ?? null), []);
  const times = [
    { label: officeCmsWords.changed, at: savedDocumentData?.updatedAt },
    { label: officeCmsWords.created, at: savedDocumentData?.createdAt },
  ];
  return (
    <>
      <span ref={here} hidden />
      {place &&
        createPortal(
          times.map(
            ({ label, at }) =>
              typeof at === 'string' && (
                <li key={label} className="doc-controls__list-item document-time">
                  <p className="doc-controls__label">{label}&nbsp;</p>
                  <p className="doc-controls__value">
                    <Moment at={at} />
                  </p>
                </li>
              ),
          ),
          place,
        )}
    </>
  );
}
