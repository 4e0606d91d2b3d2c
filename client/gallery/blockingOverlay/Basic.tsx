import { Box, Button, LoadingOverlay } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PriceForm } from './PriceForm.tsx';
import { useTimedBlock } from './useTimedBlock.ts';

export function Basic() {
  const { t } = useTranslation('blockingOverlay');
  const { isBlocked, block } = useTimedBlock(2000);

  return (
    <>
      <Box pos="relative" mb="lg">
        <PriceForm isBlocked={isBlocked} />
        <LoadingOverlay
          visible={isBlocked}
          loaderProps={{ role: 'status', 'aria-label': t('busy') }}
        />
      </Box>
      <Button onClick={block}>{t('block', { count: 2 })}</Button>
    </>
  );
}
