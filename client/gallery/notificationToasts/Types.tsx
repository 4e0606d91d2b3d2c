import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from './useNotify.ts';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info'] as const;

/** The title names the type, because not everybody can distinguish the colours. */
export function Types() {
  const { t } = useTranslation(['notificationToasts', 'gallery']);
  const notify = useNotify();

  return (
    <Group gap={8}>
      {tones.map((tone) => (
        <Button
          key={tone}
          variant="light"
          color={tone}
          onClick={() =>
            notify({ color: tone, title: t(`gallery:tone.${tone}`), message: t('removed') })
          }
        >
          {t(`gallery:tone.${tone}`)}
        </Button>
      ))}
    </Group>
  );
}
