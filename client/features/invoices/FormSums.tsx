import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/NumberField.tsx';
import classes from './InvoiceForm.module.css';
import { formatPercent, getCurrencySymbol, getFractionDigits, useFormatAmount } from './money.ts';
import type { InvoiceFormState } from './useInvoiceForm.ts';
import type { useSums } from './useSums.ts';

interface FormSumsProps extends Pick<ReturnType<typeof useSums>, 'sums' | 'isStale'> {
  form: InvoiceFormState['form'];
  discountError?: string;
}

/** The totals of the invoice, with the discount and the tax rate. */
export function FormSums({ form, sums, isStale, discountError }: FormSumsProps) {
  const { t, i18n } = useTranslation('invoices');
  const formatAmount = useFormatAmount();
  const { currency } = form.values;
  const discount = form.getInputProps('discount');
  const rows =
    sums &&
    ([
      [t('sheet.subtotal'), sums.subtotal],
      ...(sums.discount > 0 ? [[t('sheet.discount'), -sums.discount] as const] : []),
      ...sums.taxes.map(
        ({ rate, amount }) =>
          [t('sheet.tax', { rate: formatPercent(rate, i18n.language) }), amount] as const,
      ),
      [t('column.total'), sums.total],
    ] as const);

  return (
    <div className={classes.money}>
      <div className={classes.pair}>
        <NumberField
          min={0}
          label={t('form.discount')}
          decimals={getFractionDigits(currency)}
          leftSection={<span aria-hidden>{getCurrencySymbol(currency, i18n.language)}</span>}
          {...discount}
          error={discount.error ?? discountError}
        />
        <NumberField
          min={0}
          label={t('form.taxRate')}
          max={100}
          decimals={2}
          suffix=" %"
          {...form.getInputProps('taxRate')}
        />
      </div>
      <Stack
        component="dl"
        gap={6}
        mod="tabular"
        className={classes.totals}
        aria-live="polite"
        data-stale={isStale || undefined}
      >
        {rows?.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{formatAmount(value, currency)}</bdi>
            </dd>
          </div>
        ))}
      </Stack>
    </div>
  );
}
