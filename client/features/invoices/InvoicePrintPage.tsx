import { Button, Card } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useParams } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import classes from './InvoicePrintPage.module.css';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import type { previewLoader } from './loaders.ts';
import { MissingInvoice } from './MissingInvoice.tsx';
import { parseInvoiceId } from './parseInvoiceId.ts';
import { useInvoiceTexts } from './useInvoiceTexts.ts';

/** The print view of an invoice at `/apps/invoice/print/4987`. Opens the print dialog. */
export function InvoicePrintPage() {
  const { t } = useTranslation('invoices');
  const id = parseInvoiceId(useParams());
  const { data } = useLoadedQuery(useLoaderData<typeof previewLoader>().page);
  const texts = useInvoiceTexts(data);
  const isLoaded = Boolean(texts);
  useTitle(texts?.title);

  useEffect(() => {
    if (!isLoaded) return;
    let isMounted = true;
    // The dialog opens after the fonts have loaded, because the widths of characters change the layout.
    void Promise.resolve(document.fonts?.ready).then(() => {
      if (isMounted) window.print();
    });
    return () => {
      isMounted = false;
    };
  }, [isLoaded]);

  if (!texts) return <MissingInvoice id={id} />;
  return (
    <div className={classes.screen}>
      <div className={classes.toolbar}>
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
      <Card shadow="none" w="100%" className={classes.sheet}>
        <InvoiceSheet texts={texts} isHeading />
      </Card>
    </div>
  );
}
