import { Box, Button, Group, Loader, LoadingOverlay } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PriceForm } from './PriceForm.tsx';
import { useTimedBlock } from './useTimedBlock.ts';

export function Message() {
  const { t } = useTranslation('blockingOverlay');
  const { isBlocked, block } = useTimedBlock(3000);
  const message = (
    <Group gap="sm" role="status">
      <Loader size={20} aria-hidden />
      {t('wait')}
    </Group>
  );

  return (
    <>
      <Box pos="relative" mb="lg">
        <PriceForm isBlocked={isBlocked} />
        <LoadingOverlay visible={isBlocked} loaderProps={{ children: message }} />
      </Box>
      <Button onClick={block}>{t('block', { count: 3 })}</Button>
    </>
  );
}
