import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Colors.module.css';
import { ModalButton } from './ModalButton.tsx';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info', 'dark'] as const;

export function Colors() {
  const { t } = useTranslation(['modals', 'gallery']);

  return (
    <Group>
      {tones.map((tone) => (
        <ModalButton
          key={tone}
          color={tone}
          label={t(`gallery:tone.${tone}`)}
          classNames={{ header: classes[tone], body: classes.body }}
        >
          {t('text')}
        </ModalButton>
      ))}
    </Group>
  );
}
