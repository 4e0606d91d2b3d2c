import { Center } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './AvatarGroup.module.css';
import { PersonAvatar } from './PersonAvatar.tsx';

interface AvatarGroupProps {
  people: { fullName: string; avatar: string }[];
  /** The maximum number of list items. The last one can be the number of other people. */
  limit?: number;
}

/** Overlapping avatars, and the number of people who are not shown. */
export function AvatarGroup({ people, limit = 4 }: AvatarGroupProps) {
  const { t, i18n } = useTranslation('app');
  // The number takes the space of the last avatar.
  const shown = people.length > limit ? people.slice(0, limit - 1) : people;
  const others = people.slice(shown.length).map(({ fullName }) => fullName);
  const names = new Intl.ListFormat(i18n.language).format(others);

  return (
    <ul className={classes.group}>
      {shown.map((person) => (
        <li key={person.fullName}>
          <PersonAvatar {...person} />
        </li>
      ))}
      {others.length > 0 && (
        <li>
          <Center
            component="span"
            c="dimmed"
            fw={600}
            fz={11}
            w={28}
            h={28}
            bdrs="50%"
            bg="var(--mantine-color-default-hover)"
            role="img"
            aria-label={t('ui.people.others', { count: others.length, names })}
            title={names}
          >
            +{others.length}
          </Center>
        </li>
      )}
    </ul>
  );
}
