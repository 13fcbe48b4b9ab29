import { profileWords } from '@/words/fr/accounts/profile';
export function OrdersSkeleton() {
  return (
    <div aria-busy="true" className="space-y-5">
      <p role="status" className="sr-only">
        {profileWords.orders.loading}
      </p>
      {[1, 2].map((number) => (
        <div
          key={number}
          aria-hidden
          className="animate-pulse overflow-hidden rounded-xl border border-slate-200 motion-reduce:animate-none"
        >
          <div className="h-20 bg-slate-100" />
          <div className="flex gap-4 p-4 sm:px-6">
            <div className="size-16 rounded-lg bg-slate-200" />
            <div className="flex-1 space-y-3">
              <div className="h-4 w-2/3 rounded bg-slate-200" />
              <div className="h-4 w-1/3 rounded bg-slate-200" />
            </div>
          </div>
          <div className="mx-4 mb-4 h-20 rounded bg-slate-100 sm:mx-6" />
        </div>
      ))}
    </div>
  );
}
