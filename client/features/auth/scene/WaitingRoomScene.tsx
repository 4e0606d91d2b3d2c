import { Armchair } from '../../../ui/art/Armchair.tsx';
import { Bell } from '../../../ui/art/Bell.tsx';
import { art } from '../../../ui/art/colors.ts';
import { Illustration } from '../../../ui/art/Illustration.tsx';
import { FloorLamp, LampLight, Pendant } from '../../../ui/art/lamps.tsx';
import { FigTree } from '../../../ui/art/plants.tsx';
import { ArchedWindow } from './ArchedWindow.tsx';
import { Counter, Laptop } from './Counter.tsx';
import { type DeskItem, Receptionist } from './Receptionist.tsx';

/** A drawing of a reception with seats. The middle is empty, because a form covers it. */
export function WaitingRoomScene({ item }: { item: DeskItem }) {
  return (
    <Illustration viewBox="0 0 1440 900">
      <path d="M-2000-2000H3440V752H-2000Z" fill={art.wall} />
      <path d="M-2000 746H3440V1800H-2000Z" fill={art.backdrop} />
      <path d="M-2000 760H3440V1800H-2000Z" fill={art.floor} />
      <g transform="translate(116 150)">
        <ArchedWindow />
      </g>
      <path d="M150 760H360L310 900H100Z" fill={art.beam} />
      <ellipse cx="250" cy="826" rx="220" ry="12" fill={art.shade} />
      <FloorLamp x={396} y={800} scale={1.5} />
      <Armchair x={276} y={822} scale={1.18} color={art.brass} />
      <FigTree x={128} y={832} scale={1.25} />
      <LampLight x={1218} y={286} scale={1.1} />
      <Pendant x={1218} y={288} />
      <g transform="translate(840 220) scale(.92)">
        <g transform="translate(742 0) scale(-1 1)">
          <Receptionist item={item} />
        </g>
        <Counter />
        <Bell x={198} y={397} scale={1.2} />
        <g transform="translate(254 0)">
          <Laptop />
        </g>
      </g>
    </Illustration>
  );
}
