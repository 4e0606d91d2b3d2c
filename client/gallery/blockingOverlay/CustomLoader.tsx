import { Box, Button, LoadingOverlay } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PriceForm } from './PriceForm.tsx';
import { useTimedBlock } from './useTimedBlock.ts';

export function CustomLoader() {
  const { t } = useTranslation('blockingOverlay');
  const { isBlocked, block } = useTimedBlock(3000);

  return (
    <>
      <Box pos="relative" mb="lg">
        <PriceForm isBlocked={isBlocked} />
        <LoadingOverlay
          visible={isBlocked}
          overlayProps={{ blur: 2 }}
          loaderProps={{
            type: 'dots',
            size: 'lg',
            color: 'success',
            role: 'status',
            'aria-label': t('busy'),
          }}
        />
      </Box>
      <Button onClick={block}>{t('block', { count: 3 })}</Button>
    </>
  );
}
