type FiguresProps = { figures: readonly { value: string; label: string }[] };

/** Large numbers side by side, each over what it counts. */
export function Figures({ figures }: FiguresProps) {
  if (figures.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:gap-y-6 lg:grid-cols-4">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-blue-900 border-s-2 ps-3 sm:ps-4">
          <dt className="text-slate-600 text-xs leading-4 sm:text-sm sm:leading-5">{label}</dt>
          <dd className="font-bold text-xl text-blue-950 tabular-nums tracking-tight sm:text-3xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
