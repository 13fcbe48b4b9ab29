'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useComesIntoSight } from '@/client/use-comes-into-sight';
import { officePartRequestWords } from '@/words/en/customer-wishes';
import { useFilePreview } from '../lib/use-image-choice';
import { Modal } from '../ui/modal';
import { requestPictureQuery } from './queries';

/**
 * A picture of a request, small; a click opens it large. It is as large as it was sent, and a page has up to 80, so each is loaded
 * when it comes into sight.
 */
export function RequestPicture({ id, n }: { id: number; n: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const isSeen = useComesIntoSight(place);
  const { data: file = null, isError } = useQuery({ ...requestPictureQuery(id, n), enabled: isSeen });
  const address = useFilePreview(file);
  const [isOpen, setIsOpen] = useState(false);
  if (isError) return <span className="text-red-800 text-xs">{officePartRequestWords.noPicture}</span>;
  if (!address) {
    return <span ref={place} aria-hidden className="block size-16 animate-pulse rounded-md bg-slate-200" />;
  }
  const name = officePartRequestWords.picture(id, n);
  return (
    <>
      <button
        type="button"
        aria-label={officePartRequestWords.openPicture(id, n)}
        onClick={() => setIsOpen(true)}
        className="block cursor-zoom-in"
      >
        <img src={address} alt="" className="size-16 rounded-md border border-slate-300 object-cover" />
      </button>
      {isOpen && (
        <Modal title={name} width="xl" isFullOnPhone onClose={() => setIsOpen(false)}>
          <img src={address} alt={name} className="mx-auto max-h-[75dvh] max-w-full object-contain" />
        </Modal>
      )}
    </>
  );
}
