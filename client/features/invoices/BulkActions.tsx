import { Button, Text } from '@mantine/core';
import { IconDownload, IconSend, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../ui/confirmation.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { currencies, useFormatAmount } from './money.ts';
import type { InvoiceInList } from './useColumns.tsx';
import type { InvoiceActions } from './useInvoiceActions.ts';

interface BulkActionsProps {
  invoices: InvoiceInList[];
  actions: InvoiceActions;
  onDone: () => void;
}

/** The actions on the selected invoices. Sending asks for confirmation, because it cannot be undone. */
export function BulkActions({ invoices, actions, onDone }: BulkActionsProps) {
  const { t } = useTranslation('invoices');
  const formatAmount = useFormatAmount();
  const [isBusy, setBusy] = useState(false);
  const sums = currencies.flatMap((currency) => {
    const totals = invoices.filter((invoice) => invoice.currency === currency);
    const sum = totals.reduce((amount, { total }) => amount + total, 0);
    return totals.length > 0 ? formatAmount(sum, currency) : [];
  });
  const sendable = invoices.filter(
    ({ allowedActions, client }) => allowedActions.includes('SEND') && client.companyEmail !== '',
  );
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

  async function run(action: () => Promise<unknown>) {
    setBusy(true);
    await action();
    setBusy(false);
    onDone();
  }

  async function confirmAndSend() {
    const isConfirmed = await confirm({
      title: t('sendAll.title', { count: sendable.length }),
      text: t('sendAll.text', { count: sendable.length }),
      action: t('act.send'),
    });
    if (isConfirmed) void run(() => actions.sendAll(sendable));
  }

  return (
    <>
      <Text c="dimmed" mod="tabular">
        {t('selectedSum', { amount: sums.join(' · ') })}
      </Text>
      {sendable.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconSend {...icon} />}
          disabled={isBusy}
          onClick={() => void confirmAndSend()}
        >
          {t('act.send')}
        </Button>
      )}
      <LoadingButton
        variant="default"
        leftSection={<IconDownload {...icon} />}
        loading={isBusy}
        onClick={() => void run(() => actions.download(invoices.map(({ id }) => id)))}
      >
        {t('act.download')}
      </LoadingButton>
      <Button
        variant="default"
        leftSection={<IconTrash {...icon} />}
        disabled={isBusy}
        onClick={() => void run(() => actions.remove(invoices))}
      >
        {t('act.delete')}
      </Button>
    </>
  );
}
