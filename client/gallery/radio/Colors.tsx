import { Group, Radio } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info'] as const;

/** Each radio button has its own name, so that all are checked. */
export function Colors() {
  const { t } = useTranslation('gallery');
  const id = useId();

  return (
    <Group gap="xl">
      {tones.map((tone) => (
        <Radio
          key={tone}
          name={`${id}-${tone}`}
          color={tone}
          label={t(`tone.${tone}`)}
          defaultChecked
        />
      ))}
    </Group>
  );
}
