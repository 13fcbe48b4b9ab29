'use client';

import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { officeCommonWords } from '@/words/en/common';
import { officeDashboardWords } from '@/words/en/dashboard';
import { BusyButton } from '../ui/button';
import { QueryStates } from '../ui/load-states';
import { ScreenHeader } from '../ui/screen-header';
import { Figures } from './figures';
import { InsecurePictures } from './insecure-pictures';
import { LastDays } from './last-days';
import { dashboardQuery } from './queries';
import { RecentActivity } from './recent-activity';

/** How the shop is doing. */
export function DashboardScreen() {
  const query = useQuery(dashboardQuery());
  const { data, isFetching, refetch } = query;
  return (
    <>
      <ScreenHeader title={officeDashboardWords.title} subtitle={officeDashboardWords.subtitle}>
        <BusyButton isBusy={isFetching} onClick={() => void refetch()}>
          <RefreshCw aria-hidden className="size-4" />{' '}
          {isFetching ? officeCommonWords.loading : officeCommonWords.refresh}
        </BusyButton>
      </ScreenHeader>
      <QueryStates query={query} failure={officeDashboardWords.failed} />
      {data && (
        <div className="grid gap-4">
          <InsecurePictures />
          <Figures answer={data} />
          <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
            <LastDays days={data.days} />
            <RecentActivity activities={data.recent_activity} />
          </div>
        </div>
      )}
    </>
  );
}
