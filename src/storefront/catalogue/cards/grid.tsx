import type { ReactNode } from 'react';

/** 1 to 5 columns by the room there is, which the sidebar shares. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <ul className="grid @2xl:grid-cols-3 @4xl:grid-cols-4 @6xl:grid-cols-5 @md:grid-cols-2 grid-cols-1 gap-4">
        {children}
      </ul>
    </div>
  );
}
