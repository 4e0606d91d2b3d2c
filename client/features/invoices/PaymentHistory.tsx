import { ActionIcon, Box, Card, Group, Text, Title } from '@mantine/core';
import { IconCash, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { InvoicePreview_InvoiceFragment } from '../../gql/invoices/graphql.ts';
import {
  useAddInvoicePaymentMutation,
  useDeleteInvoicePaymentMutation,
} from '../../gql/invoices/hooks.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useFormatAmount } from './money.ts';
import { mutationOptions } from './useInvoiceActions.ts';

type Payment = InvoicePreview_InvoiceFragment['payments'][number];

/** The payments of an invoice, latest first. */
export function PaymentHistory({ invoice }: { invoice: InvoicePreview_InvoiceFragment }) {
  const { t } = useTranslation('invoices');
  const formatAmount = useFormatAmount();
  const { id, payments, currency, paid, due } = invoice;
  const [deletePayment] = useDeleteInvoicePaymentMutation(mutationOptions);
  const [addPayment] = useAddInvoicePaymentMutation(mutationOptions);

  async function remove(payment: Payment) {
    const { error } = await deletePayment({ variables: { invoiceId: id, id: payment.id } });
    if (error) return;
    const { paidOn, method, note } = payment;
    void showToast({
      kind: 'success',
      message: t('toast.unpaid', { amount: formatAmount(payment.amount, currency) }),
      undo: () =>
        void addPayment({
          variables: {
            payment: { invoiceId: id, amount: payment.amount, paidOn, method, note },
          },
        }),
    });
  }

  return (
    <Card component="section" mod={{ edge: 'padded' }} aria-label={t('pay.history')}>
      <Title order={2} size="h3" mb="md">
        {t('pay.history')}
      </Title>
      {payments.length === 0 ? (
        <Text c="dimmed">{t('pay.none')}</Text>
      ) : (
        <>
          <Timeline
            label={t('pay.history')}
            entries={payments.toReversed().map((payment) => ({
              id: payment.id,
              tone: 'success',
              icon: IconCash,
              title: (
                <Group component="span" gap="xs" wrap="nowrap" display="inline-flex" mod="tabular">
                  <bdi>{formatAmount(payment.amount, currency)}</bdi>
                  <ActionIcon
                    size={28}
                    variant="subtle"
                    color="gray"
                    aria-label={t('pay.remove', { amount: formatAmount(payment.amount, currency) })}
                    onClick={() => void remove(payment)}
                  >
                    <IconX size={16} stroke={1.7} />
                  </ActionIcon>
                </Group>
              ),
              time: <DateText value={payment.paidOn} />,
              text: (
                <>
                  {t(`method.${payment.method}`)}
                  {payment.note && (
                    <Box
                      component="span"
                      display="block"
                      style={{ whiteSpace: 'pre-line' }}
                      mod="breakable"
                      dir="auto"
                    >
                      {payment.note}
                    </Box>
                  )}
                </>
              ),
            }))}
          />
          <Text c="dimmed" mt="md" pt="md" mod={['line-top', 'tabular']}>
            <bdi>
              {t('pay.sum', {
                paid: formatAmount(paid, currency),
                due: formatAmount(due, currency),
              })}
            </bdi>
          </Text>
        </>
      )}
    </Card>
  );
}
