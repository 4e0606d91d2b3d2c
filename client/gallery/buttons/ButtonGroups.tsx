import { ActionIcon, Button, Stack, Text } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const cities = ['Lisbon', 'Hamburg', 'Lyon', 'Leeds'];

export function ButtonGroups() {
  const { t } = useTranslation('buttons');
  const [city, setCity] = useState('Lisbon');
  const [desks, setDesks] = useState(4);

  return (
    <Stack align="flex-start">
      <Button.Group aria-label={t('office')}>
        {cities.map((option) => (
          <Button
            key={option}
            px="md"
            variant={option === city ? 'filled' : 'default'}
            aria-pressed={option === city}
            onClick={() => setCity(option)}
          >
            {option}
          </Button>
        ))}
      </Button.Group>
      <ActionIcon.Group role="group" aria-label={t('desks')}>
        <ActionIcon
          size={36}
          variant="default"
          aria-label={t('fewer')}
          disabled={desks === 1}
          onClick={() => setDesks(desks - 1)}
        >
          <IconMinus size={16} stroke={1.7} />
        </ActionIcon>
        <ActionIcon
          size={36}
          variant="default"
          aria-label={t('more')}
          onClick={() => setDesks(desks + 1)}
        >
          <IconPlus size={16} stroke={1.7} />
        </ActionIcon>
      </ActionIcon.Group>
      <Text role="status" size="sm">
        {t('desksFor', { count: desks, city })}
      </Text>
    </Stack>
  );
}
