import { Group } from '@mantine/core';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { people } from './people.ts';

const states = ['online', 'away', 'busy', 'offline'] as const;

export function Status() {
  return (
    <Group gap="md">
      {states.map((status, index) => (
        <PersonAvatar
          key={status}
          {...(people[index] ?? { fullName: '', avatar: '' })}
          size={40}
          status={status}
        />
      ))}
    </Group>
  );
}
