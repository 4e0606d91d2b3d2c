import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTitle } from '../../navigation/useTitle.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** The message for an unknown or a deleted invoice. */
export function MissingInvoice({ id }: { id: number }) {
  const { t } = useTranslation('invoices');
  useTitle(t('missing.title', { id }));

  return (
    <EmptyState
      heading="h1"
      drawing="lost"
      title={t('missing.title', { id })}
      text={t('missing.text')}
      action={
        <Button component={Link} to="/apps/invoice/list">
          {t('missing.back')}
        </Button>
      }
    />
  );
}
