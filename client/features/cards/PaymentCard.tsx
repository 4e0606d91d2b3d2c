import '@mantine/core/styles/Input.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCreditCard } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AdvancedCardsPageQuery } from '../../gql/cardsScreens/graphql.ts';
import { Card } from './Card.tsx';
import classes from './PaymentCard.module.css';
import { dated, groupedDigits, usePaymentForm } from './usePaymentForm.ts';

interface PaymentCardProps {
  invoices: AdvancedCardsPageQuery['openInvoices']['invoices'];
  cards: AdvancedCardsPageQuery['testCards'];
  onPaid: () => Promise<unknown>;
}

/** Pays what is due on an invoice. The gateway checks the card, and the simulated provider charges it. */
export function PaymentCard({ invoices, cards, onPaid }: PaymentCardProps) {
  const { t } = useTranslation('cards/screens');
  const { form, invoice, choose, money, decline, isPaying, pay, take } = usePaymentForm(
    invoices,
    onPaid,
  );
  const { number, expiry } = form.values;

  if (!invoice) {
    return (
      <Card title={t('pay.title')} lead={t('pay.lead')}>
        <p className={classes.empty}>{t('pay.none')}</p>
      </Card>
    );
  }

  return (
    <Card title={t('pay.title')} lead={t('pay.lead')}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void pay();
        }}
      >
        {decline && (
          <p className={classes.decline} role="alert">
            <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
            {t(`pay.decline.${decline}`)}
          </p>
        )}
        <NativeSelect
          label={t('pay.invoice')}
          value={invoice.id}
          data={invoices.map(({ id, client, due, currency }) => ({
            value: String(id),
            label: `${id} · ${client.company || client.name} · ${money(due, currency)}`,
          }))}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
        />
        <TextInput
          label={t('pay.number')}
          placeholder="0000 0000 0000 0000"
          inputMode="numeric"
          autoComplete="cc-number"
          dir="ltr"
          leftSection={<IconCreditCard size={18} stroke={1.6} aria-hidden />}
          {...form.getInputProps('number')}
          data-path="number"
          value={number}
          onChange={({ currentTarget }) =>
            form.setFieldValue('number', groupedDigits(currentTarget.value))
          }
        />
        <div className={classes.pair}>
          <TextInput
            label={t('pay.expiry')}
            placeholder={t('pay.expiryForm')}
            inputMode="numeric"
            autoComplete="cc-exp"
            dir="ltr"
            {...form.getInputProps('expiry')}
            data-path="expiry"
            value={expiry}
            onChange={({ currentTarget }) =>
              form.setFieldValue('expiry', dated(currentTarget.value, expiry))
            }
          />
          <TextInput
            label={t('pay.cvv')}
            placeholder="000"
            inputMode="numeric"
            autoComplete="cc-csc"
            dir="ltr"
            maxLength={4}
            {...form.getInputProps('cvv')}
            data-path="cvv"
          />
        </div>
        <TextInput
          label={t('pay.holder')}
          autoComplete="cc-name"
          {...form.getInputProps('holder')}
          data-path="holder"
        />
        <details className={classes.tests}>
          <summary>{t('pay.tests')}</summary>
          {cards.map((card) => (
            <Button
              key={card.number}
              size="compact-sm"
              variant="subtle"
              onClick={() => take(card.number)}
            >
              <bdi>{card.number}</bdi>&nbsp;· {t(`pay.outcome.${card.decline ?? 'TAKEN'}`)}
            </Button>
          ))}
        </details>
        <Button type="submit" loading={isPaying}>
          <bdi>{t('pay.pay', { amount: money(invoice.due, invoice.currency) })}</bdi>
        </Button>
      </form>
    </Card>
  );
}
