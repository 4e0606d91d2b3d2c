import { Group } from '@mantine/core';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';

const names = [
  'Lena Kowalski',
  'Pedro Vasconcelos',
  'Owen Hartley',
  'Clara Weiss',
  'Thierry Lambert',
];

/** The colour depends on the name, so that a person has the same colour on every page. */
export function Initials() {
  return (
    <Group gap="md">
      {names.map((fullName) => (
        <PersonAvatar key={fullName} fullName={fullName} avatar="" size={40} />
      ))}
    </Group>
  );
}
