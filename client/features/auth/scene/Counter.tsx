import { art } from '../../../ui/art/colors.ts';

/** The path of the vertical grooves in the front of the counter. */
const grooves = Array.from({ length: 20 }, (_, index) => `M${174 + index * 20} 428v196`).join('');

/** The counter of the reception. */
export function Counter() {
  return (
    <g>
      <ellipse cx="370" cy="650" rx="250" ry="9" fill={art.shade} />
      <path d="M162 408H576V640H178A16 16 0 0 1 162 624Z" fill={art.primary} />
      <path d={grooves} stroke={art.shade} strokeWidth="8" strokeLinecap="round" />
      <path d="M162 408H196V640H178A16 16 0 0 1 162 624Z" fill={art.shine} opacity=".5" />
      <path d="M504 408H576V640H504ZM162 408H504V418H162Z" fill={art.shade} />
      <path d="M168 636H576V648H182A16 16 0 0 1 168 636Z" fill={art.ink} />
      <rect x="140" y="390" width="458" height="21" rx="10.5" fill={art.wood} />
      <path d="M140 401H598A10 10 0 0 1 588 411H150A10 10 0 0 1 140 401Z" fill={art.shade} />
    </g>
  );
}

/** The back of a laptop on the counter. */
export function Laptop() {
  return (
    <g>
      <path
        d="M200 392L207 345A7 7 0 0 1 214 339H284A7 7 0 0 1 291 345L298 392Z"
        fill={art.steel}
      />
      <path d="M262 339H284A7 7 0 0 1 291 345L298 392H278Z" fill={art.shade} />
      <circle cx="248" cy="365" r="6" fill={art.paper} />
      <rect x="192" y="389" width="114" height="6" rx="3" fill={art.ink} />
    </g>
  );
}

/** The positions of the compartments of the rack. */
const compartments = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => [438 + column * 45, 160 + row * 46]),
);

/** A rack for letters and keys. */
export function Pigeonholes() {
  return (
    <g>
      <path d="M436 300H586V308H442Z" fill={art.shade} />
      <rect x="428" y="150" width="150" height="152" rx="7" fill={art.wood} />
      <path d={compartments.map(([x, y]) => `M${x} ${y}h39v38h-39z`).join('')} fill={art.shade} />
      <path
        d={compartments.map(([x, y]) => `M${x} ${y}h39v7h-32v31h-7z`).join('')}
        fill={art.shade}
      />
      <path
        d="M448 198L450 174H456L454 198ZM457 198V178H463V198ZM466 198L464 176H470L473 198ZM537 244V224H556V244ZM537 290V282H562V290Z"
        fill={art.paper}
      />
      <path d="M491 244V236H517V244ZM537 282V275H559V282Z" fill={art.paper} />
      <path d="M491 236V229H514V236ZM539 222L550 218L558 222Z" fill={art.primary} />
      <path d="M493 236V244" stroke={art.shade} strokeWidth="4" />
      <path
        d="M452 229A5 5 0 1 1 462 229A5 5 0 1 1 452 229ZM455.5 233H458.5V244H455.5ZM543 176A5 5 0 1 1 553 176A5 5 0 1 1 543 176ZM546.5 180H549.5V191H546.5Z"
        fill={art.brass}
      />
      <path d="M448 290L446 278H464L462 290Z" fill={art.clay} />
      <path
        d="M455 278C447 276 446 268 447 264C453 266 456 271 455 278C456 270 460 266 465 265C465 272 461 277 455 278Z"
        fill={art.leaf}
      />
      <path d="M493 198V172H499V198ZM500 198V176H507V198Z" fill={art.clay} />
      <path d="M508 198V170H513V198Z" fill={art.cream} />
      <path d="M492 290C492 275 514 275 514 290Z" fill={art.brass} />
    </g>
  );
}
