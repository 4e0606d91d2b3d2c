import { useId } from 'react';
import { art } from '../../../ui/art/colors.ts';

/** A window with a view of Lisbon. The dark colour scheme shows the view at night. */
export function ArchedWindow() {
  const pane = useId();

  return (
    <g>
      <path d="M40 350V180A100 100 0 0 1 240 180V350Z" fill={art.paper} />
      <clipPath id={pane}>
        <path d="M50 346V180A90 90 0 0 1 230 180V346Z" />
      </clipPath>
      <g clipPath={`url(#${pane})`}>
        <path d="M40 80H240V350H40Z" fill={art.sky} />
        <circle cx="184" cy="150" r="23" fill={art.sun} />
        <path
          d="M100 140h.1M122 112h.1M114 178h.1M212 196h.1M70 190h.1M160 194h.1"
          stroke={art.sun}
          strokeWidth="4"
          strokeLinecap="round"
          opacity={art.night}
        />
        <path d="M40 266C80 222 118 226 160 246S226 240 250 230V350H40Z" fill={art.hill} />
        <path
          d="M62 310V262H96V310M102 310V246H132V310M152 310V250H188V310M194 310V270H226V310"
          fill={art.paper}
        />
        <path
          d="M84 262H96V310H84ZM122 246H132V310H122ZM176 250H188V310H176ZM216 270H226V310H216Z"
          fill={art.shade}
        />
        <path
          d="M57 262L79 243L101 262ZM97 246L117 228L137 246ZM147 250L170 231L193 250ZM189 270L210 253L231 270Z"
          fill={art.clay}
        />
        <path
          d="M69 270h7v9h-7zM109 256h7v9h-7zM109 274h7v9h-7zM160 260h7v9h-7zM160 278h7v9h-7zM201 279h7v8h-7z"
          fill={art.sky}
        />
        <path
          d="M69 270h7v9h-7zM109 256h7v9h-7zM160 278h7v9h-7zM201 279h7v8h-7z"
          fill={art.sun}
          opacity={art.night}
        />
        <path d="M40 312C80 286 150 284 250 304V360H40Z" fill={art.leaf} />
        <path d="M40 340C110 306 180 310 250 330V360H40Z" fill={art.shade} />
      </g>
      <path d="M142 86V348M46 212H234" stroke={art.paper} strokeWidth="7" />
      <rect x="28" y="346" width="226" height="12" rx="6" fill={art.paper} />
      <path d="M36 358H246L242 364H40Z" fill={art.shade} />
    </g>
  );
}
