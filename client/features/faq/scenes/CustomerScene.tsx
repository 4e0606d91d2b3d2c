import { art } from '../../../ui/art/colors.ts';
import { Arm } from '../../../ui/art/Figure.tsx';
import { Illustration } from '../../../ui/art/Illustration.tsx';
import { FloorLamp } from '../../../ui/art/lamps.tsx';
import { Seated } from './Seated.tsx';

const look = { skin: art.skinLight, hair: 'short', hairColor: art.hairGrey } as const;

/** A drawing of a customer on the telephone in an armchair. */
export function CustomerScene() {
  return (
    <Illustration viewBox="0 0 280 190">
      <path
        d="M36 190C4 128 20 40 84 30C136 22 160 44 204 40C264 36 284 132 246 190Z"
        fill={art.backdrop}
      />
      <path
        d="M56 20H106A12 12 0 0 1 118 32V62A12 12 0 0 1 106 74H98V88L84 74H56A12 12 0 0 1 44 62V32A12 12 0 0 1 56 20Z"
        fill={art.brass}
      />
      <path
        d="M74 40C74 28 90 28 90 39C90 46 82 46 82 53"
        stroke={art.paper}
        strokeWidth="5.5"
        strokeLinecap="round"
      />
      <path d="M82 63h.1" stroke={art.paper} strokeWidth="7" strokeLinecap="round" />
      <FloorLamp x={240} y={188} scale={0.66} />
      <g transform="translate(150 55) scale(.5)">
        <Seated {...look} clothes={art.leaf} chair={art.primary} turn={-3}>
          <Arm
            d="M-34 62C-50 90-52 116-42 142"
            hand="M-40 150L-34 160"
            color={art.leaf}
            skin={look.skin}
          />
          <path d="M24-6L30 22" stroke={art.ink} strokeWidth="9" strokeLinecap="round" />
          <Arm
            d="M33 62L62 82L38 26"
            hand="M35 18L32 8"
            color={art.leaf}
            skin={look.skin}
            isShaded
          />
        </Seated>
      </g>
    </Illustration>
  );
}
