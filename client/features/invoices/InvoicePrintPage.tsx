import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useInvoicePreviewSuspenseQuery } from '../../gql/invoices/hooks.ts';
import { useTitle } from '../../state/useTitle.ts';
import { InvoicePaper } from './InvoicePaper.tsx';
import classes from './InvoicePrintPage.module.css';
import { parseInvoiceId } from './invoiceId.ts';
import { MissingInvoice } from './MissingInvoice.tsx';
import { usePaper } from './usePaper.ts';

/** `/apps/invoice/print/4987`: the invoice without navigation, and the print dialog. */
export function InvoicePrintPage() {
  const { t } = useTranslation('invoices');
  const id = parseInvoiceId(useParams());
  const { data } = useInvoicePreviewSuspenseQuery({ variables: { id } });
  const paper = usePaper(data);
  const isThere = Boolean(paper);
  useTitle(paper?.title);

  useEffect(() => {
    if (!isThere) return;
    let isShown = true;
    // The dialog waits for the fonts, because their widths change the layout.
    void Promise.resolve(document.fonts?.ready).then(() => {
      if (isShown) window.print();
    });
    return () => {
      isShown = false;
    };
  }, [isThere]);

  if (!paper) return <MissingInvoice id={id} />;
  return (
    <div className={classes.desk}>
      <div className={classes.bar}>
        <Button component={Link} to={`/apps/invoice/preview/${id}`} variant="default">
          {t('print.back')}
        </Button>
        <Button
          leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('act.print')}
        </Button>
      </div>
      <div className={classes.sheet}>
        <InvoicePaper paper={paper} isHeading />
      </div>
    </div>
  );
}
