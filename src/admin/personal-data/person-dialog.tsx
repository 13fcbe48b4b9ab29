'use client';

import { toast } from '@payloadcms/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import type { PersonalData } from '@/contract/admin/personal-data';
import { DATA_KINDS, readPersonKey } from '@/domain/personal-data';
import { readablePhone } from '@/domain/phone';
import { personalDataWords } from '@/words/en/personal-data';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { failureText } from '../api/failures';
import { Banner } from '../ui/banner';
import { BusyButton, Button } from '../ui/button';
import { QueryStates } from '../ui/load-states';
import { Modal } from '../ui/modal';
import { TextField } from '../ui/text-field';
import { EraseDialog } from './erase-dialog';
import { personalDataQuery, savePersonalData } from './queries';

type PersonDialogProps = {
  /** the telephone or address that the dialog looks up first; '' to ask for one */
  search: string;
  onSearch: (search: string) => void;
  onClose: () => void;
};

/** What the shop holds about the owner of a telephone or an address, as a file, and the way to erase it. */
export function PersonDialog({ search, onSearch, onClose }: PersonDialogProps) {
  const isKey = readPersonKey(search) !== null;
  const query = useQuery({ ...personalDataQuery(search), enabled: isKey });
  const data = isKey ? query.data : undefined;
  const holds = data !== undefined && Object.values(data.counts).some((count) => count > 0);
  const [isErasing, setIsErasing] = useState(false);
  const saving = useMutation({
    mutationFn: () => savePersonalData(search),
    onError: (error) => toast.error(failureText(personalDataWords.fileFailed, error)),
  });
  return (
    <>
      <Modal
        title={personalDataWords.title}
        focusesFirstField
        isFullOnPhone
        onClose={onClose}
        footer={
          holds && (
            <>
              <BusyButton isBusy={saving.isPending} onClick={() => saving.mutate()}>
                <Download aria-hidden className="size-4" /> {personalDataWords.file}
              </BusyButton>
              <Button variant="danger" disabled={obstacleTo(data) !== null} onClick={() => setIsErasing(true)}>
                <Eraser aria-hidden className="size-4" /> {personalDataWords.erase.open}
              </Button>
            </>
          )
        }
      >
        <div className="grid gap-5">
          <SearchForm key={search} search={search} onSearch={onSearch} />
          {isKey && <QueryStates query={query} failure={personalDataWords.failed} />}
          {data &&
            (holds ? <Held data={data} /> : <p className="text-slate-700 text-sm">{personalDataWords.nothing}</p>)}
        </div>
      </Modal>
      {isErasing && (
        <EraseDialog
          search={search}
          onClose={() => setIsErasing(false)}
          onErased={() => {
            setIsErasing(false);
            void query.refetch();
          }}
        />
      )}
    </>
  );
}

function SearchForm({ search, onSearch }: Pick<PersonDialogProps, 'search' | 'onSearch'>) {
  const [typed, setTyped] = useState(search);
  const [hasProblem, setHasProblem] = useState(search !== '' && readPersonKey(search) === null);
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const isKey = readPersonKey(typed) !== null;
        setHasProblem(!isKey);
        if (isKey) onSearch(typed.trim());
      }}
    >
      <div className="min-w-0 flex-[1_1_14rem]">
        <TextField
          id="person-search"
          label={personalDataWords.search}
          hint={personalDataWords.searchHint}
          autoComplete="off"
          maxLength={254}
          value={typed}
          error={hasProblem ? sayProblem({ code: 'personKeyExpected' }, officeProblemWords) : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setHasProblem(false);
          }}
        />
      </div>
      <Button type="submit" variant="primary" className="mt-6.5">
        {personalDataWords.find}
      </Button>
    </form>
  );
}

/** What keeps the person from being erased; null if nothing does. */
function obstacleTo({ open, office_accounts: office }: PersonalData): string | null {
  if (office.length > 0) return personalDataWords.worksHere(office);
  return open.length > 0 ? personalDataWords.waits(open) : null;
}

/** Who it is, and how much there is of each kind. */
function Held({ data }: { data: PersonalData }) {
  const { names, phones, emails, counts } = data;
  const who = [
    [personalDataWords.names, names.join(', ')],
    [personalDataWords.phones, phones.map(readablePhone).join(', ')],
    [personalDataWords.emails, emails.join(', ')],
  ] as const;
  const obstacle = obstacleTo(data);
  return (
    <>
      {obstacle !== null && <Banner kind="error" text={obstacle} />}
      <dl className="grid gap-2 text-sm">
        {who
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <div key={label} className="min-w-0">
              <dt className="text-slate-600 text-xs">{label}</dt>
              <dd className="wrap-anywhere font-medium">
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      <table className="w-full text-sm">
        <caption className="mb-2 text-start font-semibold text-base">{personalDataWords.held}</caption>
        <tbody className="divide-y divide-slate-200 border-slate-200 border-y">
          {DATA_KINDS.map((kind) => (
            <tr key={kind} className={counts[kind] === 0 ? 'text-slate-500' : 'text-slate-900'}>
              <th scope="row" className="py-2 text-start font-normal">
                {personalDataWords.kinds[kind]}
              </th>
              <td className="py-2 text-end font-medium tabular-nums">{counts[kind]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
