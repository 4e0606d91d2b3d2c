import { Group, List } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const numberStyles = [
  'decimal',
  'lower-alpha',
  'upper-alpha',
  'lower-roman',
  'upper-roman',
] as const;
const cities = ['Lisbon', 'Hamburg', 'Lyon'];

export function NumberedLists() {
  const { t } = useTranslation('typography');

  return (
    <Group gap="xl" align="flex-start">
      {numberStyles.map((numberStyle) => (
        <List
          key={numberStyle}
          type="ordered"
          listStyleType={numberStyle}
          aria-label={t(`number.${numberStyle}`)}
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
