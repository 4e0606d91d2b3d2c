import { NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './InvoiceForm.module.css';
import { countDecimals, currencySymbol, percentText, useNumbers } from './money.ts';
import type { InvoiceFormState } from './useInvoiceForm.ts';
import { useSeparators } from './useSeparators.ts';
import type { useSums } from './useSums.ts';

interface FormSumsProps extends Pick<ReturnType<typeof useSums>, 'sums' | 'isLate'> {
  form: InvoiceFormState['form'];
  refusal?: string;
}

/** The totals of the invoice, with the discount and the tax rate. */
export function FormSums({ form, sums, isLate, refusal }: FormSumsProps) {
  const { t, i18n } = useTranslation('invoices');
  const numbers = useNumbers();
  const separators = useSeparators();
  const { currency } = form.values;
  const number = { ...separators, hideControls: true, allowNegative: false, min: 0 } as const;
  const discount = form.getInputProps('discount');
  const rows =
    sums &&
    ([
      [t('paper.subtotal'), sums.subtotal],
      ...(sums.discount > 0 ? [[t('paper.discount'), -sums.discount] as const] : []),
      ...sums.taxes.map(
        ({ rate, amount }) =>
          [t('paper.tax', { rate: percentText(rate, i18n.language) }), amount] as const,
      ),
      [t('column.total'), sums.total],
    ] as const);

  return (
    <div className={classes.money}>
      <div className={classes.pair}>
        <NumberInput
          {...number}
          label={t('form.discount')}
          decimalScale={countDecimals(currency)}
          leftSection={<span aria-hidden>{currencySymbol(currency, i18n.language)}</span>}
          {...discount}
          error={discount.error ?? refusal}
        />
        <NumberInput
          {...number}
          label={t('form.taxRate')}
          max={100}
          decimalScale={2}
          clampBehavior="strict"
          suffix=" %"
          {...form.getInputProps('taxRate')}
        />
      </div>
      <dl className={classes.sums} aria-live="polite" data-late={isLate || undefined}>
        {rows?.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{numbers.amount(value, currency)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
