/** A neighbourhood from above with a pin in the middle: the map's placeholder. Decoration. */
export function MapDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 400" preserveAspectRatio="xMidYMid slice" aria-hidden className={className} fill="none">
      <path className="fill-slate-100" d="M0 0h800v400H0z" />
      <g className="fill-green-100">
        <path d="M40 20h150l30 90-60 60H20zM560 250l120-30 90 60v100H590zM300 320l110-20 30 90H290z" />
      </g>
      <path className="fill-blue-100" d="M640-10c10 60-30 80-10 130s90 40 180 60V-10z" />
      <g className="stroke-slate-200" strokeWidth="7">
        <path d="M120 0l40 400M260 0l20 400M520 0l-30 400M640 200l-30 200M0 60l320 40M0 300l300-20M480 60l170 20M500 330l300-30M380 0v140M360 260l-10 140" />
      </g>
      <g className="stroke-white" strokeWidth="14" strokeLinecap="round">
        <path d="M-10 210c140-30 260 20 410-10s260-60 420-40M400-10c-20 90 20 150 0 210s-40 130-20 210" />
      </g>
      <g className="stroke-amber-200" strokeWidth="8" strokeLinecap="round">
        <path d="M-10 210c140-30 260 20 410-10s260-60 420-40" />
      </g>
      <g>
        <ellipse cx="400" cy="202" rx="16" ry="5" className="fill-slate-900/20" />
        <path className="fill-blue-900" d="M400 200c-14-22-30-36-30-56a30 30 0 0 1 60 0c0 20-16 34-30 56Z" />
        <circle cx="400" cy="144" r="11" className="fill-white" />
      </g>
    </svg>
  );
}
