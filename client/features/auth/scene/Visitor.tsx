import { art } from '../../../ui/art/colors.ts';
import { Arm, Figure } from '../../../ui/art/Figure.tsx';
import type { Look } from '../../../ui/art/Head.tsx';
import type { DeskItem } from './Receptionist.tsx';

/** The appearance of the visitor, for each object that is handed over. */
const visitors: Record<DeskItem, Look & { clothes: string; bag: string }> = {
  key: {
    skin: art.skinLight,
    hair: 'short',
    hairColor: art.hairWarm,
    clothes: art.brass,
    bag: art.leaf,
  },
  badge: {
    skin: art.skinLight,
    hair: 'bob',
    hairColor: art.hairDark,
    clothes: art.leaf,
    bag: art.brass,
  },
  letter: {
    skin: art.skinTan,
    hair: 'short',
    hairColor: art.hairGrey,
    clothes: art.cream,
    bag: art.clay,
  },
  lock: {
    skin: art.skinTan,
    hair: 'scarf',
    hairColor: art.primary,
    clothes: art.brass,
    bag: art.clay,
  },
};

/** A visitor with a bag, who receives an object. */
export function Visitor({ item }: { item: DeskItem }) {
  const { bag, ...look } = visitors[item];
  const { clothes: color, skin } = look;

  return (
    <g transform="translate(676 254) scale(1.24)">
      <ellipse cx="14" cy="321" rx="84" ry="7" fill={art.shade} />
      <Figure
        {...look}
        behind={
          <>
            <Arm
              d="M-30 64L-56 104L-84 86"
              hand="M-86 84L-97 78"
              color={color}
              skin={skin}
              isShaded
            />
            <path d="M-90 80L-87 69" stroke={skin} strokeWidth="6" strokeLinecap="round" />
          </>
        }
      >
        <rect x="42" y="214" width="64" height="100" rx="12" fill={bag} />
        <path d="M84 214H94A12 12 0 0 1 106 226V302A12 12 0 0 1 94 314H84Z" fill={art.shade} />
        <path d="M58 230V298M72 230V298" stroke={art.shade} strokeWidth="4" strokeLinecap="round" />
        <path
          d="M54 214V172H94V214"
          fill="none"
          stroke={art.steel}
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path d="M53 317h7M89 317h7" stroke={art.ink} strokeWidth="9" strokeLinecap="round" />
        <Arm d="M29 62C42 84 46 112 62 152" hand="M66 160L69 170" color={color} skin={skin} />
      </Figure>
    </g>
  );
}
