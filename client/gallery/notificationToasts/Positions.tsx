import { Button, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from './useNotify.ts';

const positions = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;

export function Positions() {
  const { t } = useTranslation('notificationToasts');
  const notify = useNotify();

  return (
    <SimpleGrid cols={{ base: 2, xl: 3 }} spacing={8} dir="ltr">
      {positions.map((position) => (
        <Button
          key={position}
          variant="default"
          onClick={() => notify({ position, title: t(position), message: t('removed') })}
        >
          {t(position)}
        </Button>
      ))}
    </SimpleGrid>
  );
}
