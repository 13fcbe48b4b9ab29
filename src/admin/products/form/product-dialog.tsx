'use client';

import { useQuery } from '@tanstack/react-query';
import type { CategoriesTagsAnswer } from '@/contract/catalogue';
import { AdminApiError } from '../../api/client';
import { Button } from '../../ui/button';
import { LoadFailure, Loading } from '../../ui/load-states';
import { Modal } from '../../ui/modal';
import { productQuery } from '../queries';
import { EditDialog } from './edit-dialog';

type ProductDialogProps = {
  opened: number | 'new';
  shelves: CategoriesTagsAnswer | undefined;
  /** `above`: entries of the history to go back over beside the dialog's own */
  onClose: (above?: number) => void;
  /** something is saved, and the list is of yesterday */
  onChanged: () => void;
};

/** Creates or edits a product (spec, back office section 2, "Admin products screen"). */
export function ProductDialog({ opened, ...rest }: ProductDialogProps) {
  return opened === 'new' ? <EditDialog product={null} {...rest} /> : <KnownProduct id={opened} {...rest} />;
}

function KnownProduct({ id, ...rest }: Omit<ProductDialogProps, 'opened'> & { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(productQuery(id));
  if (data) return <EditDialog product={data} {...rest} />;
  const isGone = error instanceof AdminApiError && error.status === 404;
  return (
    <Modal
      title="Edit Product"
      onClose={() => rest.onClose()}
      footer={<Button onClick={() => rest.onClose()}>Close</Button>}
    >
      {!error && <Loading />}
      {isGone && <p role="alert">This product does not exist, or somebody has deleted it.</p>}
      {error && !isGone && (
        <LoadFailure
          text="Failed to load data. Please try again."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Modal>
  );
}
