import { art } from '../../../ui/art/colors.ts';
import { Arm, Bust } from '../../../ui/art/Figure.tsx';
import { Illustration } from '../../../ui/art/Illustration.tsx';

const look = { skin: art.skinTan, hair: 'short', hairColor: art.hairDark } as const;

interface GrowthSceneProps {
  /** Shows a trophy and confetti. */
  isCelebration: boolean;
}

/** The chart on the monitor for a revenue that grows. */
const rising = {
  bars: 'M160 124V108H171V124ZM176 124V102H187V124ZM192 124V94H203V124ZM208 124V84H219V124Z',
  line: 'M158 98L178 92L194 82L216 78',
};
/** The chart on the monitor for a revenue that does not grow. */
const level = {
  bars: 'M160 124V102H171V124ZM176 124V98H187V124ZM192 124V104H203V124ZM208 124V100H219V124Z',
  line: 'M158 90L178 86L194 92L216 88',
};

/** A drawing of a person at a desk with a chart. */
export function GrowthScene({ isCelebration }: GrowthSceneProps) {
  const { bars, line } = isCelebration ? rising : level;

  return (
    <Illustration viewBox="0 0 260 190">
      <path
        d="M36 190C-6 132 18 50 82 40C130 34 150 4 198 18C262 38 276 132 236 190Z"
        fill={art.backdrop}
      />
      {isCelebration && <Confetti />}
      <g transform="translate(92 84) scale(.62)">
        {isCelebration && (
          <>
            <Arm
              d="M-34 60L-56 26L-38-18"
              hand="M-32-30L-22-44"
              color={art.leaf}
              skin={look.skin}
            />
            <Arm
              d="M34 60L56 26L38-18"
              hand="M32-30L22-44"
              color={art.leaf}
              skin={look.skin}
              isShaded
            />
          </>
        )}
        <Bust {...look} clothes={art.leaf} turn={isCelebration ? 2 : 5} />
        {isCelebration ? (
          <Trophy />
        ) : (
          <>
            <Arm
              d="M-34 62C-50 78-52 88-42 96L-18 98"
              hand="M-12 98L-4 98"
              color={art.leaf}
              skin={look.skin}
            />
            <Arm
              d="M34 62C50 78 54 88 54 94L72 98"
              hand="M78 98L86 98"
              color={art.leaf}
              skin={look.skin}
              isShaded
            />
          </>
        )}
      </g>
      <path
        d="M40 156L34 190M226 156L232 190"
        stroke={art.steel}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <rect x="16" y="146" width="234" height="13" rx="6" fill={art.wood} />
      <path d="M16 153H250A6 6 0 0 1 244 159H22A6 6 0 0 1 16 153Z" fill={art.shade} />
      <path d="M180 132H200L204 147H176Z" fill={art.steel} />
      <rect x="144" y="68" width="92" height="68" rx="7" fill={art.ink} />
      <rect x="150" y="74" width="80" height="56" rx="3" fill={art.paper} />
      <path d={bars} fill={art.primary} />
      <path d={line} stroke={art.brass} strokeWidth="4" strokeLinecap="round" />
      <path d="M28 128H46V141A5 5 0 0 1 41 146H33A5 5 0 0 1 28 141Z" fill={art.clay} />
      <path d="M28 132C19 132 19 142 28 142" stroke={art.clay} strokeWidth="4" />
      <path d="M40 128H46V141A5 5 0 0 1 41 146H40Z" fill={art.shade} />
    </Illustration>
  );
}

function Trophy() {
  return (
    <>
      <path
        d="M-22-88H-34C-34-70-26-64-16-62M22-88H34C34-70 26-64 16-62"
        stroke={art.brass}
        strokeWidth="6"
      />
      <path d="M-22-96H22C22-70 14-58 5-54V-46H-5V-54C-14-58-22-70-22-96Z" fill={art.brass} />
      <path d="M6-96H22C22-70 14-58 5-54V-46H0C4-60 8-76 6-96Z" fill={art.shade} />
      <rect x="-15" y="-48" width="30" height="9" rx="3" fill={art.wood} />
    </>
  );
}

const confetti = {
  [art.brass]: 'M30 40l8-4 3 6-8 4zM212 44l7 5-4 6-7-5zM140 14l8 2-2 6-8-2z',
  [art.clay]: 'M52 18l6 6-5 5-6-6zM176 36l8-2 2 6-8 2zM16 82l7 4-3 6-7-4z',
  [art.primary]: 'M36 66l8-2 2 6-8 2zM150 44l6 6-5 5-6-6zM232 60l8-3 2 6-8 3z',
  [art.leaf]: 'M74 12l8-3 2 6-8 3zM196 18l6 5-4 6-6-5zM132 58l8 2-2 6-8-2z',
};

function Confetti() {
  return Object.entries(confetti).map(([color, d]) => <path key={color} d={d} fill={color} />);
}
