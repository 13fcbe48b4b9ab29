/** A wall boiler with its cover off, as in a fitter's manual: burner, exchanger, pump, pipes. In the units of `MAP`. */
export function BoilerDrawing() {
  return (
    <g fill="none" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" transform="translate(60 0)">
      <g className="stroke-blue-300">
        <rect x="96" y="24" width="168" height="220" rx="12" />
        <path d="M156 24V8h48v16M96 60h168" />
        <circle cx="120" cy="42" r="6" />
        <path d="M140 42h60" />
        {/* exchanger */}
        <path d="M128 82h104v14H128zM128 104h104v14H128zM128 126h104" />
        <path d="M232 89h14v22h-14M128 111h-14v22h14" />
        {/* burner */}
        <path d="M124 178h112M140 178v10M160 178v10M180 178v10M200 178v10M220 178v10" />
        {/* pump */}
        <circle cx="212" cy="216" r="17" />
        <path d="M212 205l9.5 16.5h-19z" />
        <path d="M195 216h-41v28M229 216h12v28" />
        {/* pipes */}
        <path d="M124 244v44M154 244v44M182 244v44M212 244v44M241 244v44" />
        <path d="M116 270h16M146 270h16M174 270h16M204 270h16M233 270h16" />
      </g>
      <path
        className="stroke-orange-400"
        d="M140 172c-6-8 4-12 0-22 10 6 14 15 6 22zM166 172c-6-9 5-14 0-26 12 7 17 18 8 26zM192 172c-6-9 5-14 0-26 12 7 17 18 8 26zM218 172c-6-8 4-12 0-22 10 6 14 15 6 22z"
      />
    </g>
  );
}
