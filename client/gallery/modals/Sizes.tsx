import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ModalButton } from './ModalButton.tsx';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export function Sizes() {
  const { t } = useTranslation('modals');

  return (
    <Group>
      {sizes.map((size) => (
        <ModalButton key={size} label={t(`size.${size}`)} size={size}>
          {t('text')}
        </ModalButton>
      ))}
    </Group>
  );
}
