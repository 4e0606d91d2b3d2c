import { art } from '../../ui/art/colors.ts';
import { Arm, Figure } from '../../ui/art/Figure.tsx';
import { Illustration } from '../../ui/art/Illustration.tsx';

const look = { skin: art.skinDeep, hair: 'afro', hairColor: art.hairDark } as const;

/** The days of the drawn calendar sheet: one path for each colour. */
const dayPaths = {
  [art.primary]: 'M30 74h16v12h-16zM74 92h38v12h-38zM52 128h16v12h-16z',
  [art.brass]: 'M96 74h16v12h-16zM30 110h38v12h-38z',
  [art.clay]: 'M52 92h16v12h-16zM96 128h16v12h-16z',
  [art.leaf]: 'M74 110h16v12h-16z',
  [art.shade]:
    'M52 74h16v12h-16zM74 74h16v12h-16zM30 92h16v12h-16zM96 110h16v12h-16zM30 128h16v12h-16zM74 128h16v12h-16z',
};

/** A drawing of a person in front of a wall calendar. */
export function PlannerScene() {
  return (
    <Illustration viewBox="0 0 216 216">
      <path
        d="M30 208C-2 150 6 72 60 46C100 28 112 2 156 18C214 40 226 140 192 208Z"
        fill={art.backdrop}
      />
      <path
        d="M6 206H210"
        stroke={art.hill}
        strokeOpacity=".4"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <ellipse cx="112" cy="207" rx="92" ry="5" fill={art.shade} />
      <path d="M24 162H128V168H24Z" fill={art.shade} />
      <rect x="18" y="38" width="106" height="126" rx="8" fill={art.paper} />
      <path d="M18 46A8 8 0 0 1 26 38H116A8 8 0 0 1 124 46V62H18Z" fill={art.primary} />
      <path
        d="M42 30V46M71 30V46M100 30V46"
        stroke={art.steel}
        strokeWidth="5"
        strokeLinecap="round"
      />
      {Object.entries(dayPaths).map(([color, d]) => (
        <path key={color} d={d} fill={color} />
      ))}
      <path d="M30 150H74" stroke={art.shade} strokeWidth="4" strokeLinecap="round" />
      <g transform="translate(162 48) scale(.5)">
        <Figure
          {...look}
          clothes={art.brass}
          behind={
            <>
              <rect x="-122" y="78" width="32" height="24" fill={art.clay} />
              <Arm
                d="M-30 64L-58 106L-84 94"
                hand="M-90 90L-96 88"
                color={art.brass}
                skin={look.skin}
                isShaded
              />
            </>
          }
        >
          <Arm
            d="M29 62C44 84 50 106 48 120L30 142"
            hand="M28 146L24 150"
            color={art.brass}
            skin={look.skin}
          />
        </Figure>
      </g>
      <path d="M28 206L24 184H48L44 206Z" fill={art.clay} />
      <path d="M38 184H48L44 206H37Z" fill={art.shade} />
      <path
        d="M35 184C22 178 20 164 24 156C34 162 38 172 36 184C38 170 46 162 54 160C54 172 48 182 36 184Z"
        fill={art.leaf}
      />
      <path d="M36 184C38 170 46 162 54 160C54 172 48 182 36 184Z" fill={art.shade} />
    </Illustration>
  );
}
