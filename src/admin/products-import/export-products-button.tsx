'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { fetchFile } from '../api/client';
import { saveFile } from '../lib/save-file';
import { useQueryState } from '../lib/use-query-state';
import { Button } from '../ui/button';

/** The filters and the order of the list of products, as they stand in its address. */
const FILTERS = { search: '', category: '', tag: '', stock_status: '', ordering: '' };

/** Saves the products of the list, all of its pages, as a table. */
export function ExportProductsButton() {
  const [filters] = useQueryState(FILTERS);
  const saving = useMutation({
    mutationFn: async () => {
      const params = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
      saveFile(await fetchFile(`/api/admin/products/export/?${params}`));
    },
    onError: () => toast.error('Failed to export the products. Please try again.'),
  });
  return (
    <Button variant="ghost" disabled={saving.isPending} onClick={() => saving.mutate()}>
      <Download aria-hidden className="size-4" /> {saving.isPending ? 'Exporting...' : 'Export'}
    </Button>
  );
}
