'use client';

import { useEffect, useState } from 'react';

/** An address under which the browser shows a chosen file; given back once it is no longer shown. */
export function useFilePreview(file: File | null): string | null {
  const [preview, setPreview] = useState<{ file: File; address: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setPreview({ file, address });
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return preview && preview.file === file ? preview.address : null;
}
