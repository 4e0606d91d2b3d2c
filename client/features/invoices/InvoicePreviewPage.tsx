import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import type { InvoicePreview_InvoiceFragment } from '../../gql/invoices/graphql.ts';
import { useInvoicePreviewSuspenseQuery } from '../../gql/invoices/hooks.ts';
import { useTitle } from '../../state/useTitle.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { InvoicePaper } from './InvoicePaper.tsx';
import { parseInvoiceId } from './invoiceId.ts';
import { MissingInvoice } from './MissingInvoice.tsx';
import { PaymentHistory } from './PaymentHistory.tsx';
import { PreviewActions } from './PreviewActions.tsx';
import classes from './page.module.css';
import type { Paper } from './paper.ts';
import { StatusCell } from './StatusCell.tsx';
import { useInvoiceActions } from './useInvoiceActions.ts';
import { usePaper } from './usePaper.ts';

/** `/apps/invoice/preview/4987`: the invoice, its payments, and its actions. */
export function InvoicePreviewPage() {
  const id = parseInvoiceId(useParams());
  const { data } = useInvoicePreviewSuspenseQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const paper = usePaper(data);

  if (!data.invoice || !paper) return <MissingInvoice id={id} />;
  return <Preview key={id} invoice={data.invoice} paper={paper} />;
}

interface PreviewProps {
  invoice: InvoicePreview_InvoiceFragment;
  paper: Paper;
}

function Preview({ invoice, paper }: PreviewProps) {
  const { t } = useTranslation('invoices');
  const { id, status } = invoice;
  const actions = useInvoiceActions();
  const [search, setSearch] = useSearchParams();
  useTitle(paper.title, t('title'));

  // Emails with an invoice link to this parameter instead of a file.
  const download = useEffectEvent(() => {
    setSearch({}, { replace: true });
    void actions.download([id]);
  });
  const isDownload = search.has('download');
  useEffect(() => {
    if (isDownload) download();
  }, [isDownload]);

  return (
    <div className={classes.page}>
      <PageHeader
        title={paper.title}
        crumbs={[{ label: t('title'), to: '/apps/invoice/list' }]}
        action={<StatusCell status={status} />}
      />
      <div className={classes.columns}>
        <div className={classes.card}>
          <InvoicePaper paper={paper} />
        </div>
        <aside className={classes.side} aria-label={t('act.all')}>
          <PreviewActions invoice={invoice} actions={actions} />
          <PaymentHistory invoice={invoice} />
        </aside>
      </div>
    </div>
  );
}
