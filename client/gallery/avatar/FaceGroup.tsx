import { AvatarGroup } from '../../ui/AvatarGroup.tsx';
import { people } from './people.ts';

/** The number says who the others are. */
export function FaceGroup() {
  return <AvatarGroup people={people} limit={4} />;
}
