import { Clock, Lock, type LucideIcon } from 'lucide-react';
import { officeShellWords } from '@/words/en/shell';
import { linkButton } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { ScreenHeader } from '../ui/screen-header';

type ComingSoonProps = { title: string; text: string; link: { label: string; href: string }; Icon?: LucideIcon };

/** Stands for a screen that does not exist yet, and links to where its work is done until then. */
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

/** A tab that is the admin's alone. The server refuses its calls as well. */
export function Forbidden() {
  return <EmptyState Icon={Lock} title={officeShellWords.forbidden} text={officeShellWords.forbiddenText} />;
}
