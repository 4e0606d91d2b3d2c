import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import classes from './list.module.css';

const people = [
  {
    fullName: 'Camille Rousseau',
    avatar: '/pictures/people/camille-rousseau.svg',
    note: 'showroom',
  },
  { fullName: 'Rui Tavares', avatar: '/pictures/people/rui-tavares.svg', note: 'warehouse' },
  { fullName: 'Lena Kowalski', avatar: '', note: 'support' },
] as const;

export function CustomContent() {
  const { t } = useTranslation('listGroup');

  return (
    <ul className={classes.list}>
      {people.map(({ fullName, avatar, note }) => (
        <Group key={fullName} component="li" gap="md" wrap="nowrap">
          <PersonAvatar fullName={fullName} avatar={avatar} size={40} isDecorative />
          <div>
            <Text component="h3" size="sm" fw={500}>
              {fullName}
            </Text>
            <Text size="sm" c="dimmed">
              {t(`note.${note}`)}
            </Text>
          </div>
        </Group>
      ))}
    </ul>
  );
}
