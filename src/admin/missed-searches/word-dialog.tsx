'use client';

import { useForm } from 'react-hook-form';
import { REQUIRED } from '@/domain/problem';
import { MAX_SEARCH_WORD } from '@/domain/search/search-words';
import { isBlank } from '@/domain/text';
import { officeMissedSearchWords } from '@/words/en/catalogue/missed-searches';
import { officeSearchWordWords } from '@/words/en/catalogue/search-words';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { callAdmin } from '../api/client';
import { FORM_OPTIONS, useField } from '../lib/form';
import { RecordDialog } from '../records/record-dialog';
import { TextField } from '../ui/text-field';

const words = officeMissedSearchWords.dialog;

type WordDialogProps = { text: string; onClose: () => void; onOutdated: () => void };

/** Makes a word of the shop's list of a text that found nothing. */
export function WordDialog({ text, onClose, onOutdated }: WordDialogProps) {
  const form = useForm<{ word: string; means: string }>({ ...FORM_OPTIONS, defaultValues: { word: text, means: '' } });
  const validate = (typed: string) => !isBlank(typed) || sayProblem(REQUIRED, officeProblemWords);
  const word = useField(form, 'word', { validate });
  const means = useField(form, 'means', { validate });
  return (
    <RecordDialog
      id="word"
      record={{ record: text }}
      form={form}
      fields={['word', 'means']}
      words={{ title: words.title, submit: words.submit, saved: words.saved, saveFailed: words.failed }}
      save={(draft) =>
        callAdmin('POST', '/api/admin/search-words/', { body: { word: draft.word, means: meaningsIn(draft.means) } })
      }
      onClose={onClose}
      onSaved={onClose}
      onOutdated={onOutdated}
    >
      <TextField
        id="word-word"
        label={words.word}
        hint={officeSearchWordWords.wordHint}
        maxLength={MAX_SEARCH_WORD}
        dir="auto"
        {...word}
      />
      <TextField id="word-means" label={words.means} hint={words.meansHint} {...means} />
    </RecordDialog>
  );
}

function meaningsIn(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
