import { Card, Stack } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams, useSearchParams } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import type { InvoicePreview_InvoiceFragment } from '../../gql/invoices/graphql.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { Columns } from '../../ui/Columns.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SharedComponent } from '../../ui/SharedComponent.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import type { InvoiceTexts } from './invoiceTexts.ts';
import type { previewLoader } from './loaders.ts';
import { MissingInvoice } from './MissingInvoice.tsx';
import { PaymentHistory } from './PaymentHistory.tsx';
import { PreviewActions } from './PreviewActions.tsx';
import classes from './page.module.css';
import { parseInvoiceId } from './parseInvoiceId.ts';
import { StatusCell } from './StatusCell.tsx';
import { useInvoiceActions } from './useInvoiceActions.ts';
import { useInvoiceTexts } from './useInvoiceTexts.ts';

/** An invoice at `/apps/invoice/preview/4987`, with its payments and actions. */
export function InvoicePreviewPage() {
  const id = parseInvoiceId(useParams());
  const { data } = useLoadedQuery(useLoaderData<typeof previewLoader>().page);
  const texts = useInvoiceTexts(data);

  if (!data.invoice || !texts) return <MissingInvoice id={id} />;
  return <InvoicePreview key={id} invoice={data.invoice} texts={texts} />;
}

interface InvoicePreviewProps {
  invoice: InvoicePreview_InvoiceFragment;
  texts: InvoiceTexts;
}

function InvoicePreview({ invoice, texts }: InvoicePreviewProps) {
  const { t } = useTranslation('invoices');
  const { id, status } = invoice;
  const actions = useInvoiceActions();
  const [search, setSearch] = useSearchParams();
  useTitle(texts.title, t('title'));

  // The attachment of an email with an invoice is a link with `?download=true`, not a file.
  const download = useEffectEvent(() => {
    setSearch({}, { replace: true });
    void actions.download([id]);
  });
  const shouldDownload = search.has('download');
  useEffect(() => {
    if (shouldDownload) download();
  }, [shouldDownload]);

  return (
    <Stack gap={20} className={classes.page}>
      <PageHeader
        title={texts.title}
        crumbs={[{ label: t('title'), to: '/apps/invoice/list' }]}
        status={<StatusCell status={status} />}
      />
      <Columns end={280}>
        <Card mod={{ edge: 'padded' }}>
          <InvoiceSheet texts={texts} />
        </Card>
        <Stack
          component="aside"
          gap={20}
          pos={{ base: 'static', md: 'sticky' }}
          top={84}
          aria-label={t('act.all')}
        >
          <PreviewActions invoice={invoice} actions={actions} />
          <PaymentHistory invoice={invoice} />
          <SharedComponent name="records.history" type="Invoice" id={id} />
        </Stack>
      </Columns>
    </Stack>
  );
}
