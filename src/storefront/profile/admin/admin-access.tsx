import { ShieldCheck } from 'lucide-react';
import type { Profile } from '@/contract/accounts';
import { isAdmin } from '@/domain/roles';
import { buttonClass } from '@/storefront/ui/button';
import { profileWords } from '@/words/fr/profile';

/** The way into the back office: another document, so a full load. */
export function AdminAccess({ profile }: { profile: Profile }) {
  return (
    <section
      aria-labelledby="admin-access"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-xl bg-blue-950 p-5 text-white sm:p-6"
    >
      <div className="flex min-w-0 flex-[1_1_20rem] gap-4">
        <ShieldCheck aria-hidden className="mt-0.5 size-7 shrink-0 text-orange-400" />
        <div className="min-w-0">
          <h2 id="admin-access" className="font-bold text-lg tracking-tight">
            {isAdmin(profile) ? profileWords.admin.access : profileWords.admin.officeAccess}
          </h2>
          <p className="mt-1 text-blue-100 text-sm">
            {isAdmin(profile) ? profileWords.admin.adminText : profileWords.admin.staffText}
          </p>
        </div>
      </div>
      <a href="/admin" className={buttonClass({ variant: isAdmin(profile) ? 'action' : 'outline', size: 'lg' })}>
        {profileWords.admin.open}
      </a>
    </section>
  );
}
