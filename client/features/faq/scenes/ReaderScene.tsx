import { art } from '../../../ui/art/colors.ts';
import { Arm } from '../../../ui/art/Figure.tsx';
import { Illustration } from '../../../ui/art/Illustration.tsx';
import { FloorLamp } from '../../../ui/art/lamps.tsx';
import { FigTree } from '../../../ui/art/plants.tsx';
import { Seated } from './Seated.tsx';

const look = { skin: art.skinTan, hair: 'bob', hairColor: art.hairDark, mouth: 'smile' } as const;

/** A drawing of a person who reads in an armchair beside a lamp. */
export function ReaderScene() {
  return (
    <Illustration viewBox="0 0 280 190">
      <path
        d="M42 190C2 136 18 54 74 44C124 36 142 10 194 24C256 42 282 128 244 190Z"
        fill={art.backdrop}
      />
      <FloorLamp x={64} y={188} scale={0.7} />
      <g transform="translate(152 55) scale(.5)">
        <Seated {...look} clothes={art.brass} chair={art.primary} tilt={2}>
          <path d="M-50 92L-2 102V150L-50 138Z" fill={art.clay} />
          <path d="M50 92L2 102V150L50 138Z" fill={art.clay} />
          <path d="M-2 102H2V150H-2ZM50 92L2 102V150L50 138Z" fill={art.shade} />
          <path
            d="M-46 88C-30 86-12 90 0 100C12 90 30 86 46 88V92L0 104L-46 92Z"
            fill={art.paper}
          />
          <Arm
            d="M-35 62C-54 84-62 106-56 122"
            hand="M-54 122L-46 126"
            color={art.brass}
            skin={look.skin}
          />
          <Arm
            d="M35 62C54 84 62 106 56 122"
            hand="M54 122L46 126"
            color={art.brass}
            skin={look.skin}
            isShaded
          />
        </Seated>
      </g>
      <FigTree x={242} y={190} scale={0.42} />
    </Illustration>
  );
}
