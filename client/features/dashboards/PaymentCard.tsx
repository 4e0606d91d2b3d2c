import { Button, Flex, NativeSelect, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AdvancedCardsPageQuery } from '../../gql/dashboardsCards/graphql.ts';
import { Form } from '../../ui/form/Form.tsx';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { PaymentCardFields } from '../../ui/PaymentCardFields.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './PaymentCard.module.css';
import { usePaymentForm } from './usePaymentForm.ts';

interface PaymentCardProps {
  invoices: AdvancedCardsPageQuery['openInvoices']['invoices'];
  cards: AdvancedCardsPageQuery['testCards'];
  onPaid: () => Promise<unknown>;
}

/** A form that pays an invoice. The server validates the card, and a simulated provider charges the card. */
export function PaymentCard({ invoices, cards, onPaid }: PaymentCardProps) {
  const { t } = useTranslation('dashboards/cards');
  const { form, invoice, selectInvoice, formatAmount, decline, fillForm } = usePaymentForm(
    invoices,
    onPaid,
  );

  if (!invoice) {
    return (
      <Section title={t('pay.title')} subtitle={t('pay.subtitle')}>
        <Text c="dimmed" m="auto">
          {t('pay.none')}
        </Text>
      </Section>
    );
  }

  return (
    <Section title={t('pay.title')} subtitle={t('pay.subtitle')}>
      <Form form={form} className={classes.form}>
        {decline && (
          <Flex
            component="p"
            gap="sm"
            c="danger"
            align="center"
            px="lg"
            py="md"
            bdrs="md"
            bg="var(--mantine-color-danger-light)"
            className={classes.decline}
            role="alert"
          >
            <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
            {t(`pay.decline.${decline}`)}
          </Flex>
        )}
        <NativeSelect
          label={t('pay.invoice')}
          value={invoice.id}
          data={invoices.map(({ id, client, due, currency }) => ({
            value: String(id),
            label: `${id} · ${client.company || client.name} · ${formatAmount(due, currency)}`,
          }))}
          onChange={({ currentTarget }) => selectInvoice(Number(currentTarget.value))}
        />
        <PaymentCardFields form={form} />
        <details className={classes.testCards}>
          <summary>{t('pay.tests')}</summary>
          {cards.map((card) => (
            <Button
              key={card.number}
              size="compact-sm"
              variant="subtle"
              onClick={() => fillForm(card.number)}
            >
              <bdi>{card.number}</bdi>&nbsp;· {t(`pay.outcome.${card.decline ?? 'ACCEPTED'}`)}
            </Button>
          ))}
        </details>
        <LoadingButton type="submit" loading={form.submitting}>
          <bdi>{t('pay.pay', { amount: formatAmount(invoice.due, invoice.currency) })}</bdi>
        </LoadingButton>
      </Form>
    </Section>
  );
}
