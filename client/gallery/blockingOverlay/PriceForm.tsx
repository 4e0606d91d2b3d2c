import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The content below the overlay. `inert` also removes its fields from the tab order. */
export function PriceForm({ isBlocked }: { isBlocked: boolean }) {
  const { t } = useTranslation('blockingOverlay');

  return (
    <Stack inert={isBlocked} aria-busy={isBlocked}>
      <TextInput label={t('product')} defaultValue="Tern standing desk" />
      <TextInput label={t('price')} defaultValue="749.00" inputMode="decimal" />
    </Stack>
  );
}
