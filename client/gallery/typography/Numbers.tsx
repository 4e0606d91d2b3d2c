import { Group, List } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const kinds = ['decimal', 'lower-alpha', 'upper-alpha', 'lower-roman', 'upper-roman'] as const;
const cities = ['Lisbon', 'Hamburg', 'Lyon'];

export function Numbers() {
  const { t } = useTranslation('typography');

  return (
    <Group gap="xl" align="flex-start">
      {kinds.map((kind) => (
        <List
          key={kind}
          type="ordered"
          listStyleType={kind}
          aria-label={t(`number.${kind}`)}
          withPadding
        >
          {cities.map((city) => (
            <List.Item key={city}>{city}</List.Item>
          ))}
        </List>
      ))}
    </Group>
  );
}
