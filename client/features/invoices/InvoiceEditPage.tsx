import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import type { InvoiceEditQuery, InvoiceForm_InvoiceFragment } from '../../gql/invoices/graphql.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { toFormValues } from './formValues.ts';
import { InvoiceForm } from './InvoiceForm.tsx';
import type { editLoader } from './loaders.ts';
import { MissingInvoice } from './MissingInvoice.tsx';
import classes from './page.module.css';
import { parseInvoiceId } from './parseInvoiceId.ts';
import { StatusCell } from './StatusCell.tsx';

/** The form of an invoice at `/apps/invoice/edit/4987`. */
export function InvoiceEditPage() {
  const id = parseInvoiceId(useParams());
  const { data } = useLoadedQuery(useLoaderData<typeof editLoader>().page);

  if (!data.invoice) return <MissingInvoice id={id} />;
  return <InvoiceEdit key={id} invoice={data.invoice} choices={data} />;
}

interface InvoiceEditProps {
  invoice: InvoiceForm_InvoiceFragment;
  choices: InvoiceEditQuery;
}

function InvoiceEdit({ invoice, choices }: InvoiceEditProps) {
  const { t } = useTranslation('invoices');
  const title = t('form.edit', { id: invoice.id });
  const [initialValues] = useState(() => toFormValues(invoice));
  useTitle(title);

  return (
    <Stack gap={20} className={classes.page}>
      <PageHeader
        title={title}
        crumbs={[{ label: t('title'), to: '/apps/invoice/list' }]}
        status={<StatusCell status={invoice.status} />}
      />
      <InvoiceForm invoice={invoice} initialValues={initialValues} choices={choices} />
    </Stack>
  );
}
