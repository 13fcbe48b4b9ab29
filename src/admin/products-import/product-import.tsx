'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useQueryState } from '../lib/use-query-state';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import { ChooseFile, type ChosenFile } from './choose-file';
import { ImportReport } from './import-report';

/** '': closed; `open`: a file is chosen; a number: that import. */
const STATE = { import: '' };

/** Opens the import of products. */
export function ImportProductsButton() {
  const [, setState] = useQueryState(STATE);
  return (
    <Button size="sm" onClick={() => setState({ import: 'open' })}>
      <Upload aria-hidden className="size-4" /> Import
    </Button>
  );
}

/** The import of products, in a dialog over their list: `/admin?tab=products&import=open`. */
export function ProductImport() {
  const [{ import: opened }, setState] = useQueryState(STATE);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const client = useQueryClient();
  const onImported = useCallback(() => {
    // What the screens of products, categories and brands show may be another now.
    void client.invalidateQueries({
      predicate: ({ queryKey: [area, name] }) => area === 'admin' && name !== 'product-imports',
    });
  }, [client]);
  if (opened === '') return null;

  const id = /^\d+$/.test(opened) ? Number(opened) : null;
  const begun = (next: number, file: ChosenFile) => {
    setChosen(file);
    setState({ import: String(next) });
  };
  return (
    <Modal
      title="Import products"
      width="xl"
      onClose={() => {
        setChosen(null);
        setState({ import: '' });
      }}
    >
      {id === null ? (
        <ChooseFile
          chosen={chosen}
          onBegun={begun}
          onOpen={(next) => {
            setChosen(null);
            setState({ import: String(next) });
          }}
        />
      ) : (
        <ImportReport
          key={id}
          id={id}
          chosen={chosen}
          onBegun={begun}
          onAnother={() => setState({ import: 'open' })}
          onImported={onImported}
        />
      )}
    </Modal>
  );
}
