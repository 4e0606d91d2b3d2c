import { Group, List } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const bullets = ['disc', 'circle', 'square'] as const;
const cities = ['Lisbon', 'Hamburg', 'Lyon'];

export function BulletLists() {
  const { t } = useTranslation('typography');

  return (
    <Group gap="xl" align="flex-start">
      {bullets.map((bullet) => (
        <List key={bullet} listStyleType={bullet} aria-label={t(`bullet.${bullet}`)} withPadding>
          {cities.map((city) => (
            <List.Item key={city}>{city}</List.Item>
          ))}
        </List>
      ))}
    </Group>
  );
}
