import { Button, Group, Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Colors.module.css';

const tones = ['success', 'danger', 'warning', 'info'] as const;
const events = { hover: true, focus: true, touch: true };

export function Colors() {
  const { t } = useTranslation(['tooltips', 'gallery']);

  return (
    <Group>
      {tones.map((tone) => (
        <Tooltip
          key={tone}
          label={t('text')}
          color={tone}
          events={events}
          classNames={{ tooltip: classes.filled }}
        >
          <Button variant="light" color={tone}>
            {t(`gallery:tone.${tone}`)}
          </Button>
        </Tooltip>
      ))}
    </Group>
  );
}
