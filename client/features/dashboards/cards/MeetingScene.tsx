// remove-feature calendar
import { Bell } from '../../../ui/art/Bell.tsx';
import { art } from '../../../ui/art/colors.ts';
import { Arm, Bust } from '../../../ui/art/Figure.tsx';
import { Illustration } from '../../../ui/art/Illustration.tsx';
import { LampLight, Pendant } from '../../../ui/art/lamps.tsx';

const host = { skin: art.skinTan, hair: 'bob', hairColor: art.hairDark } as const;
const guest = { skin: art.skinLight, hair: 'short', hairColor: art.hairGrey } as const;

/** A drawing of two people who talk at a desk. */
export function MeetingScene() {
  return (
    <Illustration viewBox="0 0 320 150">
      <path
        d="M52 150C18 108 36 48 92 42C138 38 150 14 206 20C278 28 306 104 272 150Z"
        fill={art.backdrop}
      />
      <LampLight x={160} y={34} scale={0.4} />
      <Pendant x={160} y={35} scale={0.46} />
      <g transform="translate(98 62) scale(.5)">
        <Bust {...host} clothes={art.clay} turn={6} />
        <Arm
          d="M-34 62C-50 78-52 88-42 96L-16 99"
          hand="M-8 99L-2 99"
          color={art.clay}
          skin={host.skin}
        />
        <Arm
          d="M34 62L58 92L78 64"
          hand="M82 56L86 48"
          color={art.clay}
          skin={host.skin}
          isShaded
        />
      </g>
      <g transform="translate(222 62) scale(.5)">
        <Bust {...guest} clothes={art.leaf} turn={-6} />
        <Arm
          d="M34 62C50 78 52 88 42 96L16 99"
          hand="M8 99L2 99"
          color={art.leaf}
          skin={guest.skin}
          isShaded
        />
        <Arm
          d="M-34 62C-48 78-52 88-54 94L-68 99"
          hand="M-75 99L-80 98"
          color={art.leaf}
          skin={guest.skin}
        />
      </g>
      <path
        d="M54 126L44 150M266 126L276 150"
        stroke={art.wood}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <rect x="28" y="117" width="264" height="13" rx="6" fill={art.wood} />
      <path d="M28 124H292A6 6 0 0 1 286 130H34A6 6 0 0 1 28 124Z" fill={art.shade} />
      <Bell x={160} y={118} scale={0.62} />
      <path d="M56 101H70V112A5 5 0 0 1 65 117H61A5 5 0 0 1 56 112Z" fill={art.primary} />
      <path d="M56 104C49 104 49 113 56 113" stroke={art.primary} strokeWidth="3" />
      <path d="M66 101H70V112A5 5 0 0 1 66 117Z" fill={art.shade} />
      <path d="M246 117L251 92A4 4 0 0 1 255 89H281A4 4 0 0 1 285 93L280 117Z" fill={art.steel} />
      <path d="M272 89H281A4 4 0 0 1 285 93L280 117H268Z" fill={art.shade} />
    </Illustration>
  );
}
