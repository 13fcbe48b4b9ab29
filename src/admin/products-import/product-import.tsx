'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useCallback, useState } from 'react';
import { officeImportWords } from '@/words/en/imports';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import { ChooseFile, type ChosenFile } from './choose-file';
import { ImportReport } from './import-report';
import type { OpenImport } from './use-open-import';

/** Opens the import of products. */
export function ImportProductsButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button size="sm" onClick={onOpen}>
      <Upload aria-hidden className="size-4" /> {officeImportWords.import}
    </Button>
  );
}

/** The import of products, in a dialog over their list: `/admin?tab=products&import=open`. */
export function ProductImport({ opened: { id, goOn, close } }: { opened: OpenImport }) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const client = useQueryClient();
  const onImported = useCallback(() => {
    // Products, categories and brands may have changed.
    void client.invalidateQueries({
      predicate: ({ queryKey: [area, name] }) => area === 'admin' && name !== 'product-imports',
    });
  }, [client]);

  const begun = (next: number, file: ChosenFile) => {
    setChosen(file);
    goOn(next);
  };
  return (
    <Modal title={officeImportWords.title} width="xl" onClose={close}>
      {id === null ? (
        <ChooseFile
          chosen={chosen}
          onBegun={begun}
          onOpen={(next) => {
            setChosen(null);
            goOn(next);
          }}
        />
      ) : (
        <ImportReport
          key={id}
          id={id}
          chosen={chosen}
          onBegun={begun}
          onAnother={() => goOn(null)}
          onImported={onImported}
        />
      )}
    </Modal>
  );
}
