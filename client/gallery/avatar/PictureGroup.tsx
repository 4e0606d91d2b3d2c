import { AvatarGroup } from '../../ui/AvatarGroup.tsx';
import { people } from './people.ts';

/** The tooltip of the number lists the others. */
export function PictureGroup() {
  return <AvatarGroup people={people} limit={4} />;
}
