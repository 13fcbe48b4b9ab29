'use client';

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AdminProduct } from '@/contract/admin/products';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { officeCommonWords } from '@/words/en/common';
import { Button } from '../../ui/button';
import { LoadFailure, Loading } from '../../ui/load-states';
import { Modal, ModalParts } from '../../ui/modal';
import { isMissing, NoSuchEntry } from '../../ui/no-such-entry';
import { productQuery, type ShelvesQuery } from '../queries';
import { type Closing, EditForm } from './edit-form';

type ProductDialogProps = {
  opened: number | 'new';
  shelves: ShelvesQuery;
  /** `above`: history entries to go back over besides the dialog's own */
  onClose: (above?: number) => void;
  /** something was saved, and the list is outdated */
  onChanged: () => void;
};

/** Creates or edits a product. */
export function ProductDialog({ opened, onClose, ...rest }: ProductDialogProps) {
  const isNew = opened === 'new';
  const query = useQuery({ ...productQuery(isNew ? 0 : opened), enabled: !isNew });
  const product = isNew ? null : query.data;
  const form = useRef<Closing>(null);
  return (
    // Stays mounted while the product loads: it knows where the focus came from.
    <Modal
      title={isNew ? officeProductFormWords.add : officeProductFormWords.edit}
      width="xl"
      focusesFirstField
      hasOwnParts
      onClose={() => (form.current ? form.current.askToClose() : onClose())}
    >
      {product === undefined ? (
        <ModalParts footer={<Button onClick={() => onClose()}>{officeCommonWords.close}</Button>}>
          <NotThere query={query} onBack={() => onClose()} />
        </ModalParts>
      ) : (
        <EditForm ref={form} product={product} onClose={onClose} {...rest} />
      )}
    </Modal>
  );
}

/** Loading, failed, or no longer there. */
function NotThere({ query, onBack }: { query: UseQueryResult<AdminProduct>; onBack: () => void }) {
  const { error, isFetching, refetch } = query;
  if (isMissing(error)) {
    return (
      <NoSuchEntry
        text={officeProductFormWords.unknown}
        backLabel={officeProductFormWords.toProducts}
        onBack={onBack}
      />
    );
  }
  if (!error) return <Loading />;
  return <LoadFailure text={officeCommonWords.loadFailed} isRetrying={isFetching} onRetry={() => void refetch()} />;
}
