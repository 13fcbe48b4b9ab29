'use client';

import { Upload } from 'lucide-react';
import { BOILER_TABLES, type BoilerTable } from '@/domain/import/boiler-tables';
import { officeBoilerTableWords } from '@/words/en/catalogue/boiler-tables';
import { officeImportWords } from '@/words/en/catalogue/imports';
import { FileFormSelect } from '../exports/file-form-select';
import { ExportButton } from '../imports/export-button';
import { cmsPath } from '../lib/paths';
import { useOpenEntry } from '../lib/use-open-entry';
import { Button, linkButton } from '../ui/button';
import { ScreenHeader } from '../ui/screen-header';
import { TableImport } from './table-import';

const words = officeBoilerTableWords;

// The keys of the table are its kinds, which `Object.keys` types as strings.
const KINDS = Object.keys(BOILER_TABLES) as BoilerTable[];

/** Boiler models, fitments and part numbers as tables: `/admin?tab=boilers&import=fitments` imports one. */
export function BoilersScreen() {
  const { value, open, close } = useOpenEntry('import');
  const opened = KINDS.find((kind) => kind === value);
  return (
    <>
      <ScreenHeader title={words.title} subtitle={words.subtitle}>
        <FileFormSelect />
      </ScreenHeader>
      <ul className="divide-y divide-slate-200 rounded-xl border border-slate-200 bg-white">
        {KINDS.map((kind) => (
          <TableEntry key={kind} kind={kind} onImport={() => open(kind)} />
        ))}
      </ul>
      {opened && <TableImport key={opened} kind={opened} onClose={() => close()} />}
    </>
  );
}

function TableEntry({ kind, onImport }: { kind: BoilerTable; onImport: () => void }) {
  const { title, text } = words.tables[kind];
  return (
    <li className="grid items-center gap-x-6 gap-y-3 px-5 py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h2 className="font-semibold text-base text-slate-900">{title}</h2>
        <p className="mt-0.5 text-slate-600 text-sm">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={words.importNamed(title)} onClick={onImport}>
          <Upload aria-hidden className="size-4" /> {officeImportWords.import}
        </Button>
        <ExportButton
          table={kind}
          name={words.exportNamed(title)}
          failed={words.exportFailed}
          failedRetry={words.exportFailedRetry}
        />
        <a
          href={cmsPath(kind)}
          aria-label={words.openNamed(title)}
          className={linkButton({ size: 'sm', variant: 'ghost', className: 'max-sm:px-2' })}
        >
          {words.openList}
        </a>
      </div>
    </li>
  );
}
