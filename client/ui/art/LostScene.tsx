import { Backdrop } from './Backdrop.tsx';
import { art } from './colors.ts';
import { Arm, Figure } from './Figure.tsx';
import { Illustration } from './Illustration.tsx';
import { FigTree } from './plants.tsx';

const look = { skin: art.skinDeep, hair: 'afro', hairColor: art.hairDark, mouth: 'flat' } as const;

/** A drawing of a person with a map at a signpost. */
export function LostScene() {
  return (
    <Illustration viewBox="0 0 480 320">
      <Backdrop />
      <ellipse cx="240" cy="292" rx="200" ry="7" fill={art.shade} />
      <rect x="292" y="62" width="12" height="230" rx="5" fill={art.wood} />
      <path d="M299 62H301A3 3 0 0 1 304 65V292H299Z" fill={art.shade} />
      <path
        d="M284 82H366L386 104L366 126H284A6 6 0 0 1 278 120V88A6 6 0 0 1 284 82Z"
        fill={art.primary}
      />
      <path d="M278 108H382L366 126H284A6 6 0 0 1 278 120Z" fill={art.shade} />
      <path
        d="M298 104H352"
        stroke={art.paper}
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="22 12"
      />
      <path
        d="M312 142H246L228 161L246 180H312A6 6 0 0 0 318 174V148A6 6 0 0 0 312 142Z"
        fill={art.brass}
      />
      <path d="M232 165H318V174A6 6 0 0 1 312 180H246Z" fill={art.shade} />
      <path
        d="M254 161H300"
        stroke={art.paper}
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="14 12"
      />
      <g transform="translate(164 96) scale(.61)">
        <Figure {...look} clothes={art.clay} turn={5}>
          <Arm
            d="M-30 62C-48 84-56 100-48 116"
            hand="M-46 124L-44 130"
            color={art.clay}
            skin={look.skin}
          />
          <Arm
            d="M32 62C42 78 50 96 54 116"
            hand="M58 122L58 128"
            color={art.clay}
            skin={look.skin}
            isShaded
          />
        </Figure>
        <path d="M-44 96L-12 104L22 92L60 100V168L22 160L-12 172L-44 164Z" fill={art.paper} />
        <path d="M-12 104L22 92V160L-12 172Z" fill={art.shade} />
        <path
          d="M-34 150C-20 120 10 150 20 126S40 118 48 112"
          fill="none"
          stroke={art.primary}
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="9 9"
        />
        <path
          d="M42 140L54 152M54 140L42 152"
          stroke={art.clay}
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M-45 128L-40 134M60 126L56 132"
          stroke={look.skin}
          strokeWidth="13"
          strokeLinecap="round"
        />
      </g>
      <FigTree x={412} y={292} scale={0.6} />
    </Illustration>
  );
}
