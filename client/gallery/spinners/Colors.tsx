import { Group, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info', 'dark'] as const;
const neutralColors: Partial<Record<string, string>> = {
  gray: 'var(--mantine-color-dimmed)',
  dark: 'var(--mantine-color-text)',
};

export function Colors() {
  const { t } = useTranslation(['spinners', 'gallery']);

  return (
    <Group gap="lg">
      {tones.map((tone) => (
        <Loader
          key={tone}
          color={neutralColors[tone] ?? tone}
          role="status"
          aria-label={t('loadingIn', { tone: t(`gallery:tone.${tone}`) })}
        />
      ))}
    </Group>
  );
}
