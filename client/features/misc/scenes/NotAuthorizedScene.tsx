import { Backdrop } from '../../../ui/art/Backdrop.tsx';
import { art } from '../../../ui/art/colors.ts';
import { Arm, Figure } from '../../../ui/art/Figure.tsx';
import { Illustration } from '../../../ui/art/Illustration.tsx';
import { FigTree } from '../../../ui/art/plants.tsx';

const look = { skin: art.skinDeep, hair: 'bun', hairColor: art.hairDark } as const;

/** A drawing of a locked door behind a rope, with a doorkeeper. */
export function NotAuthorizedScene() {
  return (
    <Illustration viewBox="0 0 480 320">
      <Backdrop />
      <ellipse cx="240" cy="292" rx="206" ry="7" fill={art.shade} />
      <path d="M122 290V134A82 82 0 0 1 286 134V290Z" fill={art.paper} />
      <path d="M134 290V134A70 70 0 0 1 274 134V290Z" fill={art.primary} />
      <path d="M204 64A70 70 0 0 1 274 134V290H204Z" fill={art.shade} />
      <path
        d="M148 136A56 56 0 0 1 192 82V164H148ZM216 82A56 56 0 0 1 260 136V164H216Z"
        fill={art.shine}
        opacity=".7"
      />
      <path d="M148 180H192V274H148ZM216 180H260V274H216Z" fill={art.shade} />
      <path d="M202 64V290H206V64Z" fill={art.shade} />
      <path d="M194 196V218M214 196V218" stroke={art.brass} strokeWidth="5" strokeLinecap="round" />
      <g transform="translate(204 140)">
        <path d="M-11 2V-12A11 11 0 0 1 11-12V2" fill="none" stroke={art.steel} strokeWidth="6" />
        <rect x="-20" y="0" width="40" height="34" rx="8" fill={art.brass} />
        <path d="M6 0H12A8 8 0 0 1 20 8V26A8 8 0 0 1 12 34H6Z" fill={art.shade} />
        <circle cx="0" cy="14" r="4.5" fill={art.ink} />
        <path d="M0 15V24" stroke={art.ink} strokeWidth="4" strokeLinecap="round" />
      </g>
      <RopePost x={104} />
      <RopePost x={304} />
      <path
        d="M108 216C130 272 278 272 300 216"
        fill="none"
        stroke={art.clay}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M204 258C250 258 286 246 300 216"
        fill="none"
        stroke={art.shade}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <FigTree x={50} y={292} scale={0.62} />
      <g transform="translate(388 94) scale(.62)">
        <Figure
          {...look}
          clothes={art.ink}
          trousers={art.steel}
          behind={
            <Arm
              d="M-30 64L-58 96L-62 60"
              hand="M-63 50L-64 38"
              color={art.ink}
              skin={look.skin}
              isShaded
            />
          }
        >
          <path d="M-4 52V150" stroke={art.shade} strokeWidth="3" />
          <path
            d="M-13 74h.1M-13 98h.1M-13 122h.1"
            stroke={art.brass}
            strokeWidth="6"
            strokeLinecap="round"
          />
          <Arm
            d="M29 62C42 84 48 108 50 150"
            hand="M50 158L50 168"
            color={art.ink}
            skin={look.skin}
          />
        </Figure>
      </g>
    </Illustration>
  );
}

/** A brass post that holds a rope. */
function RopePost({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 290)`}>
      <path d="M-20 2C-20-8 20-8 20 2Z" fill={art.brass} />
      <rect x="-4" y="-86" width="8" height="84" fill={art.brass} />
      <rect x="0" y="-80" width="4" height="76" fill={art.shade} />
      <circle cx="0" cy="-90" r="9" fill={art.brass} />
      <circle cx="-2.5" cy="-92.5" r="3" fill={art.shine} />
    </g>
  );
}
