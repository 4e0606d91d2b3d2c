import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnyMutationForm } from './useMutationForm.ts';

/** The notice that the form contains input of an earlier visit. */
export function DraftNotice({ form }: { form: AnyMutationForm }) {
  const { t } = useTranslation('app');

  return (
    <Alert
      style={{ gridColumn: '1 / -1' }}
      icon={<IconHistory size={18} aria-hidden />}
      color="info"
      title={t('ui.form.draft.title')}
    >
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t('ui.form.draft.text')}</Text>
        <Button size="xs" variant="default" onClick={form.reset}>
          {t('ui.form.draft.discard')}
        </Button>
      </Stack>
    </Alert>
  );
}
