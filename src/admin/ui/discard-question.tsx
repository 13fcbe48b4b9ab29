import { officeUiWords } from '@/words/en/ui';
import { Confirm } from './confirm';

/** Asked before what is typed and not saved is lost. */
export function DiscardQuestion({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  return (
    <Confirm
      question={officeUiWords.discardQuestion}
      confirmLabel={officeUiWords.discard}
      cancelLabel={officeUiWords.keepEditing}
      onConfirm={onDiscard}
      onCancel={onKeep}
    />
  );
}
