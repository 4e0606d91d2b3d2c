import { Button, Card, Stack } from '@mantine/core';
import {
  IconCash,
  IconCopy,
  IconDownload,
  IconPencil,
  IconPrinter,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { InvoicePreview_InvoiceFragment } from '../../gql/invoices/graphql.ts';
import { withBase } from '../../navigation/basePath.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { PaymentDrawerProps } from './PaymentDrawer.tsx';
import type { SendDrawerProps } from './SendDrawer.tsx';
import type { InvoiceActions } from './useInvoiceActions.ts';

const SendDrawer = lazyComponent<SendDrawerProps>(
  async () => (await import('./SendDrawer.tsx')).SendDrawer,
);
const PaymentDrawer = lazyComponent<PaymentDrawerProps>(
  async () => (await import('./PaymentDrawer.tsx')).PaymentDrawer,
);

/** The value of the URL parameter `act`, which opens a drawer. Other screens can link to a drawer. */
type Drawer = 'send' | 'pay';

interface PreviewActionsProps {
  invoice: InvoicePreview_InvoiceFragment;
  actions: InvoiceActions;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** The buttons of an invoice. Its status determines which of them exist. */
export function PreviewActions({ invoice, actions }: PreviewActionsProps) {
  const { t } = useTranslation(['invoices', 'app']);
  const { id, allowedActions } = invoice;
  const navigate = useNavigate();
  const [{ act }, setParams] = useUrlParams({ act: '' });
  const [isDownloading, setDownloading] = useState(false);
  const setDrawer = (drawer: Drawer | '') => setParams({ act: drawer });
  const close = () => setDrawer('');

  async function download() {
    setDownloading(true);
    await actions.download([id]);
    setDownloading(false);
  }

  async function duplicate() {
    const copyId = await actions.duplicate(id);
    if (copyId) navigate(`/apps/invoice/edit/${copyId}`);
  }

  async function remove() {
    if (await actions.remove([invoice])) navigate('/apps/invoice/list');
  }

  return (
    <Card mod={{ edge: 'padded' }}>
      <Stack gap="sm">
        {allowedActions.includes('PAY') && (
          <Button leftSection={<IconCash {...icon} />} onClick={() => setDrawer('pay')}>
            {t('act.pay')}
          </Button>
        )}
        {allowedActions.includes('SEND') && (
          <Button
            variant={allowedActions.includes('PAY') ? 'default' : undefined}
            leftSection={<IconSend {...icon} />}
            onClick={() => setDrawer('send')}
          >
            {t('act.sendInvoice')}
          </Button>
        )}
        <Button
          component={Link}
          to={`/apps/invoice/edit/${id}`}
          variant="default"
          leftSection={<IconPencil {...icon} />}
        >
          {t('act.edit')}
        </Button>
        <LoadingButton
          variant="default"
          leftSection={<IconDownload {...icon} />}
          loading={isDownloading}
          onClick={download}
        >
          {t('act.download')}
        </LoadingButton>
        <Button
          component="a"
          href={withBase(`/apps/invoice/print/${id}`)}
          target="_blank"
          variant="default"
          leftSection={<IconPrinter {...icon} />}
        >
          {t('act.print')}
          <span className="fd-sr-only">{t('app:newTab')}</span>
        </Button>
        <Button variant="default" leftSection={<IconCopy {...icon} />} onClick={duplicate}>
          {t('act.duplicate')}
        </Button>
        <Button
          variant="subtle"
          color="danger"
          leftSection={<IconTrash {...icon} />}
          onClick={remove}
        >
          {t('act.delete')}
        </Button>
      </Stack>
      <Suspense>
        {act === 'send' && allowedActions.includes('SEND') && (
          <SendDrawer invoice={invoice} onClose={close} />
        )}
        {act === 'pay' && allowedActions.includes('PAY') && (
          <PaymentDrawer invoice={invoice} onClose={close} />
        )}
      </Suspense>
    </Card>
  );
}
