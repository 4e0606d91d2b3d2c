import { AvatarGroup } from '../../ui/AvatarGroup.tsx';
import { people } from './people.ts';

/** The tooltip of the number lists the people who are not shown. */
export function PictureGroup() {
  return <AvatarGroup people={people} limit={4} />;
}
