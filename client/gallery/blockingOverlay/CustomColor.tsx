import { Box, Button, LoadingOverlay } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PriceForm } from './PriceForm.tsx';
import { useTimedBlock } from './useTimedBlock.ts';

export function CustomColor() {
  const { t } = useTranslation('blockingOverlay');
  const { isBlocked, block } = useTimedBlock(3000);

  return (
    <>
      <Box pos="relative" mb="lg">
        <PriceForm isBlocked={isBlocked} />
        <LoadingOverlay
          visible={isBlocked}
          overlayProps={{
            color: 'var(--mantine-color-primary-light)',
            backgroundOpacity: 0.9,
            radius: 'md',
          }}
          loaderProps={{ color: 'primary', role: 'status', 'aria-label': t('busy') }}
        />
      </Box>
      <Button onClick={block}>{t('block', { count: 3 })}</Button>
    </>
  );
}
