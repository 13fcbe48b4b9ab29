'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useCallback, useState } from 'react';
import { officeImportWords } from '@/words/en/catalogue/imports';
import { entryId, type OpenEntry } from '../lib/use-open-entry';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import { ChooseFile, type ChosenFile } from './choose-file';
import { ImportReport } from './import-report';

/** Opens the import of products. */
export function ImportProductsButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button size="sm" onClick={onOpen}>
      <Upload aria-hidden className="size-4" /> {officeImportWords.import}
    </Button>
  );
}

/**
 * The import of products, in a dialog over their list: `/admin?tab=products&import=open` to choose a file, `import=12` for the
 * report of an import.
 */
export function ProductImport({ entry: { value, replace, close } }: { entry: OpenEntry }) {
  const id = entryId(value);
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
    replace(String(next));
  };
  return (
    <Modal title={officeImportWords.title} width="xl" onClose={() => close()}>
      {id === null ? (
        <ChooseFile
          chosen={chosen}
          onBegun={begun}
          onOpen={(next) => {
            setChosen(null);
            replace(String(next));
          }}
        />
      ) : (
        <ImportReport
          key={id}
          id={id}
          chosen={chosen}
          onBegun={begun}
          onAnother={() => replace('open')}
          onImported={onImported}
        />
      )}
    </Modal>
  );
}
