import { ShieldCheck } from 'lucide-react';
import { isAdmin, type OfficeRole } from '@/domain/accounts/roles';
import { buttonClass } from '@/storefront/ui/button';
import { profileWords } from '@/words/fr/accounts/profile';

/** The way into the back office: another document, so a full load. */
export function AdminAccess({ role }: { role: OfficeRole }) {
  const hasAll = isAdmin({ role });
  return (
    <section
      aria-labelledby="admin-access"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-xl bg-blue-950 p-5 text-white sm:p-6"
    >
      <div className="flex min-w-0 flex-[1_1_20rem] gap-4">
        <ShieldCheck aria-hidden className="mt-0.5 size-7 shrink-0 text-orange-400" />
        <div className="min-w-0">
          <h2 id="admin-access" className="font-bold text-lg tracking-tight">
            {hasAll ? profileWords.admin.access : profileWords.admin.officeAccess}
          </h2>
          <p className="mt-1 text-blue-100 text-sm">{profileWords.admin.tasks[role]}</p>
        </div>
      </div>
      <a href="/admin" className={buttonClass({ variant: hasAll ? 'action' : 'outline', size: 'lg' })}>
        {profileWords.admin.open}
      </a>
    </section>
  );
}
