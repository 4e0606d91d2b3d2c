import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTitle } from '../../navigation/useTitle.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import classes from './page.module.css';

/** The list of invoices at `/apps/invoice/list`. */
export function InvoiceListPage() {
  const { t } = useTranslation('invoices');
  useTitle(t('title'));

  return (
    <Stack gap={20} className={classes.page}>
      <PageHeader
        title={t('title')}
        action={
          <Button
            component={Link}
            to="/apps/invoice/add"
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {t('add')}
          </Button>
        }
      />
      <InvoiceList isScreen />
    </Stack>
  );
}
