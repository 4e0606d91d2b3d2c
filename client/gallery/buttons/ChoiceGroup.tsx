import { Chip, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const things = ['desks', 'chairs', 'lamps'] as const;

/** Native checkboxes and radio buttons, for keyboard support. */
export function ChoiceGroup() {
  const { t, i18n } = useTranslation('buttons');
  const [chosen, setChosen] = useState<string[]>(['desks']);
  const [period, setPeriod] = useState<'month' | 'year'>('month');
  const names = things
    .filter((thing) => chosen.includes(thing))
    .map((thing) => t(`thing.${thing}`));

  return (
    <Stack align="flex-start">
      <Chip.Group multiple value={chosen} onChange={setChosen}>
        <Group gap="sm">
          {things.map((thing) => (
            <Chip key={thing} value={thing}>
              {t(`thing.${thing}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <SegmentedControl
        aria-label={t('period')}
        value={period}
        onChange={setPeriod}
        data={[
          { value: 'month', label: t('per.month') },
          { value: 'year', label: t('per.year') },
        ]}
      />
      <Text role="status" size="sm">
        {t('selection', {
          names: names.length > 0 ? new Intl.ListFormat(i18n.language).format(names) : t('nothing'),
          period: t(`per.${period}`),
        })}
      </Text>
    </Stack>
  );
}
