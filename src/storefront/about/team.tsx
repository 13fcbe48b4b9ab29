import { Headset, PackageCheck, Wrench } from 'lucide-react';
import { aboutWords } from '@/words/fr/about';
import { TEAM_VOICE } from '../home/testimonial-data';
import { Section } from '../layout/section';
import { QuoteCard } from '../ui/quote-card';

const trades = () => [
  { Icon: Headset, title: aboutWords.team.advisers, text: aboutWords.team.advisersText },
  { Icon: Wrench, title: aboutWords.team.technicians, text: aboutWords.team.techniciansText },
  { Icon: PackageCheck, title: aboutWords.team.packers, text: aboutWords.team.packersText },
];

export function Team() {
  return (
    <Section id="equipe" title={aboutWords.team.title}>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <ul className="flex flex-col gap-6">
          {trades().map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-blue-50 text-blue-900">
                <Icon aria-hidden className="size-6" />
              </span>
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-1 text-slate-600">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <QuoteCard {...TEAM_VOICE} />
      </div>
    </Section>
  );
}
