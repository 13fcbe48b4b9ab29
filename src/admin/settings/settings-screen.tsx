'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cx } from '@/client/classes';
import { officeSettingsWords } from '@/words/en/settings';
import { useLeaveGuard } from '../lib/use-leave-guard';
import { useQueryState } from '../lib/use-query-state';
import { DiscardQuestion } from '../ui/confirm';
import { QueryStates } from '../ui/load-states';
import { ScreenHeader } from '../ui/screen-header';
import { FIELDS, GROUPS, type Group } from './fields';
import { settingsQuery } from './queries';
import { SettingsForm } from './settings-form';

const STATE = { group: 'shop' };

/** Everything that the owner sets, a form for each subject. For the admin alone. */
export function SettingsScreen() {
  const [{ group: named }, setState] = useQueryState(STATE);
  const group = GROUPS.find((known) => known === named) ?? 'shop';
  const settings = useQuery(settingsQuery());
  const [isDirty, setIsDirty] = useState(false);
  /** where to, once it is agreed that what was typed is lost */
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null);
  const [discards, setDiscards] = useState(0);
  const back = () => window.history.back();
  const endGuard = useLeaveGuard({ isDirty, onAsk: () => setLeaving({ go: back }), onLeave: back });
  const show = (next: Group) => {
    if (next === group) return;
    const go = () => setState({ group: next }, { isNewEntry: endGuard() === 0 });
    if (isDirty) setLeaving({ go });
    else go();
  };
  const discard = () => {
    setIsDirty(false);
    setDiscards(discards + 1);
    setLeaving(null);
    leaving?.go();
  };
  return (
    <>
      <ScreenHeader title={officeSettingsWords.title} subtitle={officeSettingsWords.subtitle} />
      <Groups current={group} onChoose={show} />
      <QueryStates query={settings} failure={officeSettingsWords.notLoaded} />
      {settings.data && (
        <SettingsForm
          key={`${group} ${discards}`}
          group={group}
          fields={FIELDS[group]}
          settings={settings.data}
          onDirty={setIsDirty}
        />
      )}
      {leaving && <DiscardQuestion onDiscard={discard} onKeep={() => setLeaving(null)} />}
    </>
  );
}

const GROUP =
  'min-h-11 shrink-0 cursor-pointer whitespace-nowrap border-b-2 px-1 font-semibold text-sm transition-colors duration-150';

function Groups({ current, onChoose }: { current: Group; onChoose: (group: Group) => void }) {
  return (
    <nav
      aria-label={officeSettingsWords.groupsLabel}
      className="mb-5 flex gap-5 overflow-x-auto border-slate-200 border-b"
    >
      {GROUPS.map((group) => (
        <button
          key={group}
          type="button"
          aria-current={group === current ? 'page' : undefined}
          onClick={() => onChoose(group)}
          className={cx(
            GROUP,
            group === current
              ? 'border-blue-900 text-blue-900'
              : 'border-transparent text-slate-600 hover:border-slate-400 hover:text-slate-900',
          )}
        >
          {officeSettingsWords.groups[group]}
        </button>
      ))}
    </nav>
  );
}
