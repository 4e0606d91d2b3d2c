import { Armchair } from '../../../ui/art/Armchair.tsx';
import { Backdrop } from '../../../ui/art/Backdrop.tsx';
import { art } from '../../../ui/art/colors.ts';
import { Arm, Figure } from '../../../ui/art/Figure.tsx';
import { Illustration } from '../../../ui/art/Illustration.tsx';
import { LampLight, Pendant } from '../../../ui/art/lamps.tsx';
import { FigTree } from '../../../ui/art/plants.tsx';

const look = { skin: art.skinTan, hair: 'long', hairColor: art.hairDark } as const;

/** A drawing of a covered chair on a stage. */
export function ComingSoonScene() {
  return (
    <Illustration viewBox="0 0 480 320">
      <Backdrop />
      <LampLight x={204} y={48} scale={0.86} />
      <Pendant x={204} y={50} scale={0.8} />
      <ellipse cx="240" cy="292" rx="214" ry="7" fill={art.shade} />
      <path d="M76 266H332V280C332 296 76 296 76 280Z" fill={art.wood} />
      <path d="M250 266H332V280C332 287 300 291 250 292Z" fill={art.shade} />
      <ellipse cx="204" cy="266" rx="128" ry="12" fill={art.cream} />
      <Armchair x={204} y={266} scale={0.9} color={art.brass} />
      <path
        d="M100 238C96 190 100 112 146 96C180 88 232 88 262 98C290 108 316 126 350 146L352 156C326 168 312 190 290 206C276 216 262 210 250 220C238 230 226 222 214 230C200 240 190 228 176 236C162 244 150 232 136 240C122 248 112 236 100 238Z"
        fill={art.primary}
      />
      <path
        d="M262 98C290 108 316 126 350 146L352 156C326 168 312 190 290 206C276 216 262 210 250 220C262 180 276 140 262 98Z"
        fill={art.shade}
      />
      <path
        d="M214 230C222 190 220 150 208 112C212 150 206 190 190 231C198 231 206 234 214 230ZM136 240C140 200 146 160 160 120C142 150 126 190 122 242C128 243 131 242 136 240Z"
        fill={art.shade}
      />
      <path d="M112 190C112 150 122 118 150 106C130 124 122 156 120 196Z" fill={art.shine} />
      <FigTree x={46} y={292} scale={0.62} />
      <g transform="translate(396 94) scale(.62)">
        <Figure
          {...look}
          clothes={art.leaf}
          behind={
            <Arm
              d="M-30 64L-46 104L-64 92"
              hand="M-68 89L-74 84"
              color={art.leaf}
              skin={look.skin}
              isShaded
            />
          }
        >
          <Arm
            d="M29 62C44 82 50 104 48 118L36 142"
            hand="M34 146L30 150"
            color={art.leaf}
            skin={look.skin}
          />
        </Figure>
      </g>
      <path
        d="M70 96L75 110L89 115L75 120L70 134L65 120L51 115L65 110ZM308 34L312 44L322 48L312 52L308 62L304 52L294 48L304 44Z"
        fill={art.brass}
      />
    </Illustration>
  );
}
