import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { createInvoiceValues } from './formValues.ts';
import { InvoiceForm } from './InvoiceForm.tsx';
import type { addLoader } from './loaders.ts';
import { baseCurrency } from './money.ts';
import classes from './page.module.css';

/** The form of a new invoice with the next number, at `/apps/invoice/add`. */
export function InvoiceAddPage() {
  const { t } = useTranslation('invoices');
  // Another user may have used the cached number in the meantime.
  const { data } = useLoadedQuery(useLoaderData<typeof addLoader>().page);
  const [initialValues] = useState(() => createInvoiceValues(baseCurrency));
  const title = t('form.add', { id: data.nextInvoiceNumber });
  useTitle(title);

  return (
    <Stack gap={20} className={classes.page}>
      <PageHeader title={title} crumbs={[{ label: t('title'), to: '/apps/invoice/list' }]} />
      <InvoiceForm initialValues={initialValues} choices={data} />
    </Stack>
  );
}
