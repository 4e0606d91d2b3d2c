import { Bell } from '../../../ui/art/Bell.tsx';
import { art } from '../../../ui/art/colors.ts';
import { Illustration } from '../../../ui/art/Illustration.tsx';
import { LampLight, Pendant } from '../../../ui/art/lamps.tsx';
import { FigTree } from '../../../ui/art/plants.tsx';
import { ArchedWindow } from './ArchedWindow.tsx';
import { Counter, Laptop, Pigeonholes } from './Counter.tsx';
import { type DeskItem, Receptionist } from './Receptionist.tsx';
import { Visitor } from './Visitor.tsx';

/** A drawing of a receptionist who hands an object to a visitor. The wall and the floor fill the container. */
export function FrontDeskScene({ item }: { item: DeskItem }) {
  return (
    <Illustration viewBox="-56 0 912 740">
      <path d="M-2000-2000H2800V592H-2000Z" fill={art.wall} />
      <path d="M-2000 586H2800V1400H-2000Z" fill={art.backdrop} />
      <path d="M-2000 600H2800V1400H-2000Z" fill={art.floor} />
      <ArchedWindow />
      <Pigeonholes />
      <path d="M60 600H240L190 740H10Z" fill={art.beam} />
      <LampLight x={331} y={116} />
      <LampLight x={640} y={116} />
      <Pendant x={331} y={118} />
      <Pendant x={640} y={118} />
      <Receptionist item={item} />
      <Counter />
      <Laptop />
      <Bell x={528} y={397} scale={1.1} />
      <Visitor item={item} />
      <ellipse cx="64" cy="656" rx="66" ry="8" fill={art.shade} />
      <FigTree x={64} y={655} scale={1.35} />
    </Illustration>
  );
}
