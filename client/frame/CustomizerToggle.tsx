import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconPalette } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../data/store.ts';
import { isCustomizerOpen } from './isCustomizerOpen.ts';

/** The button that opens and closes the customizer. */
export function CustomizerToggle(props: ActionIconProps) {
  const { t } = useTranslation('app');
  const isOpen = useStore(isCustomizerOpen);

  return (
    <ActionIcon
      size={40}
      variant="subtle"
      color="gray"
      {...props}
      aria-label={t('customizer.open')}
      aria-expanded={isOpen}
      onClick={() => isCustomizerOpen.set(!isOpen)}
    >
      <IconPalette size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
