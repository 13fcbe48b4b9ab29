import type { Profile } from '@/contract/accounts';
import { isAdmin, mayEditCatalogue } from '@/domain/roles';
import { AdminAccess } from './admin/admin-access';
import { AdminStatistics } from './admin/admin-statistics';
import { DetailsCard } from './details/details-card';
import { OrderHistory } from './orders/order-history';
import { PROFILE_COLUMNS } from './profile-columns';

/** Who one is on the left, what one has ordered on the right; an admin has the shop's figures in its place. */
export function ProfileView({ profile, onLogOut }: { profile: Profile; onLogOut: () => void }) {
  return (
    <div className={PROFILE_COLUMNS}>
      <DetailsCard profile={profile} onLogOut={onLogOut} />
      <div className="min-w-0 space-y-8">
        {mayEditCatalogue(profile) && <AdminAccess profile={profile} />}
        {isAdmin(profile) ? <AdminStatistics user={profile} /> : <OrderHistory user={profile} />}
      </div>
    </div>
  );
}
