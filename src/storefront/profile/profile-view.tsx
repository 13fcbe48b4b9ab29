'use client';

import type { Profile } from '@/contract/accounts';
import { isAdmin, worksInOffice } from '@/domain/accounts/roles';
import { AdminAccess } from './admin/admin-access';
import { AdminStatistics } from './admin/admin-statistics';
import { DetailsCard } from './details/details-card';
import { OrderHistory } from './orders/order-history';
import { PROFILE_COLUMNS } from './profile-skeleton';
import { useIsFactorMissing } from './security/factor-demand';
import { SecuritySection } from './security/security-section';

type ProfileViewProps = {
  profile: Profile;
  onLogOut: () => void;
  /** called when the account has been deleted */
  onDeleted: () => void;
};

/**
 * Details on the left; orders (for an admin, the shop's figures) and security on the right. A person who must set up a
 * second factor first sees security only, because the server refuses the rest.
 */
export function ProfileView({ profile, onLogOut, onDeleted }: ProfileViewProps) {
  const isFactorMissing = useIsFactorMissing(profile);
  return (
    <div className={PROFILE_COLUMNS}>
      <DetailsCard profile={profile} onLogOut={onLogOut} />
      <div className="min-w-0 space-y-8">
        {!isFactorMissing && worksInOffice(profile) && <AdminAccess role={profile.role} />}
        {!isFactorMissing && (isAdmin(profile) ? <AdminStatistics user={profile} /> : <OrderHistory user={profile} />)}
        <SecuritySection profile={profile} isFactorMissing={isFactorMissing} onDeleted={onDeleted} />
      </div>
    </div>
  );
}
