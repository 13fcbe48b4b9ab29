import { profileWords } from '@/words/fr/accounts/profile';

/** Two columns from 1024 px; shared by the skeleton and the loaded profile, so that nothing moves. */
export const PROFILE_COLUMNS = 'grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]';

/** Also in the server's HTML, which cannot know who is logged in. */
export function ProfileSkeleton() {
  return (
    <div aria-busy="true" className={PROFILE_COLUMNS}>
      <p role="status" className="sr-only">
        {profileWords.loading}
      </p>
      <div aria-hidden className="h-96 animate-pulse rounded-xl bg-slate-100 motion-reduce:animate-none" />
      <div aria-hidden className="animate-pulse space-y-5 motion-reduce:animate-none">
        <div className="h-7 w-48 rounded bg-slate-200" />
        <div className="h-72 rounded-xl bg-slate-100" />
      </div>
    </div>
  );
}
