import { Clock, Lock, type LucideIcon } from 'lucide-react';
import { officeShellWords } from '@/words/en/shell';
import { linkButton } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { ScreenHeader } from '../ui/screen-header';

type ComingSoonProps = { title: string; text: string; link: { label: string; href: string }; Icon?: LucideIcon };

/** The place of a screen that does not exist yet. Links to where its work is done until then. */
export function ComingSoon({ title, text, link, Icon = Clock }: ComingSoonProps) {
  return (
    <>
      <ScreenHeader title={title} />
      <EmptyState Icon={Icon} title={officeShellWords.comingSoon} text={text}>
        <a href={link.href} className={linkButton()}>
          {link.label}
        </a>
      </EmptyState>
    </>
  );
}

/** Shown in place of a tab that is not the reader's. The server refuses the tab's calls as well. */
export function Forbidden() {
  return <EmptyState Icon={Lock} title={officeShellWords.forbidden} text={officeShellWords.forbiddenText} />;
}
