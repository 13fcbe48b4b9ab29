'use client';

import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Kind } from '@/words/en/common';
import { officeCommonWords } from '@/words/en/common';
import { useMayEdit } from '../lib/use-may-edit';
import { Button } from '../ui/button';
import { DeleteQuestion } from '../ui/delete-question';
import { QueryStates } from '../ui/load-states';
import { CmsLink, ScreenHeader } from '../ui/screen-header';
import { SearchBox } from '../ui/search-box';
import type { RecordDialogProps } from './record-dialog';
import type { Records } from './use-records';

type RecordScreenProps<Data, One> = {
  kind: Kind;
  records: Records<Data, One>;
  words: { title: string; subtitle: string; add: string; search: string; failed: string; deleteQuestion: string };
  /** Payload's own name of the collection */
  collection: string;
  /** of the call, with its trailing slash */
  path: string;
  /** above the search */
  stats?: ReactNode;
  /** what the search has found, read aloud as well */
  found?: string;
  form: (props: RecordDialogProps<One>) => ReactNode;
  /** the list */
  children: ReactNode;
};

/** A screen that lists, searches, edits and deletes records of one kind. It only lists them for people who may not edit. */
export function RecordScreen<Data, One extends { id: number; name: string }>(props: RecordScreenProps<Data, One>) {
  const { kind, records, words, collection, path, stats, found, form, children } = props;
  const { query, search, setSearch, edited, setEdited, toDelete, setToDelete, reload } = records;
  const mayEdit = useMayEdit();
  const closeForm = () => setEdited(null);
  return (
    <>
      <ScreenHeader title={words.title} subtitle={words.subtitle}>
        <CmsLink collection={collection} />
        {mayEdit && (
          <Button variant="primary" onClick={() => setEdited('new')}>
            <Plus aria-hidden className="size-4" /> {words.add}
          </Button>
        )}
      </ScreenHeader>
      {stats}
      <div className="mb-4 flex max-w-md flex-col gap-2">
        <SearchBox placeholder={words.search} value={search} onSearch={setSearch} />
        <p role="status" className="break-words text-slate-600 text-sm empty:hidden">
          {found}
        </p>
      </div>
      <QueryStates query={query} failure={words.failed} />
      {children}
      {edited &&
        form({
          edited: edited === 'new' ? null : edited,
          onClose: closeForm,
          onSaved: () => {
            closeForm();
            reload();
          },
          onOutdated: reload,
        })}
      {toDelete && (
        <DeleteQuestion
          kind={kind}
          name={toDelete.name}
          question={words.deleteQuestion}
          path={`${path}${toDelete.id}/`}
          onClose={() => setToDelete(null)}
          onSettled={reload}
        />
      )}
    </>
  );
}

type RowButtonsProps = { name: string; onEdit: () => void; onDelete: () => void };

/** Edits or deletes the record of a row, for people who may. */
export function RowButtons({ name, onEdit, onDelete }: RowButtonsProps) {
  if (!useMayEdit()) return null;
  return (
    <div className="flex shrink-0">
      <Button variant="ghost" size="icon" aria-label={officeCommonWords.edit(name)} onClick={onEdit}>
        <Pencil aria-hidden className="size-4" />
      </Button>
      <Button variant="ghost" size="icon" aria-label={officeCommonWords.deleteNamed(name)} onClick={onDelete}>
        <Trash2 aria-hidden className="size-4 text-red-700" />
      </Button>
    </div>
  );
}
