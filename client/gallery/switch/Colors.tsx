import { Group, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info'] as const;

export function Colors() {
  const { t } = useTranslation('gallery');

  return (
    <Group gap="xl">
      {tones.map((tone) => (
        <Switch key={tone} color={tone} label={t(`tone.${tone}`)} defaultChecked />
      ))}
      <Switch color="var(--mantine-color-text)" label={t('tone.dark')} defaultChecked />
    </Group>
  );
}
