import { Autocomplete, NumberInput, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { InvoiceForm_ChoicesFragment } from '../../gql/invoices/graphql.ts';
import classes from './InvoiceForm.module.css';
import { countDecimals, percentText, useNumbers } from './money.ts';
import type { InvoiceFormState } from './useInvoiceForm.ts';
import { useSeparators } from './useSeparators.ts';

interface ItemFieldsProps {
  form: InvoiceFormState['form'];
  index: number;
  /** The total of the line. Undefined until it is calculated. */
  total: number | undefined;
  choices: InvoiceForm_ChoicesFragment['invoiceItems'];
}

/** One line item. */
export function ItemFields({ form, index, total, choices }: ItemFieldsProps) {
  const { t, i18n } = useTranslation('invoices');
  const numbers = useNumbers();
  const separators = useSeparators();
  const { currency, taxRate, items } = form.values;
  const field = (name: string) => form.getInputProps(`items.${index}.${name}`);
  const ownRate = percentText(Number(taxRate), i18n.language);
  const number = { ...separators, hideControls: true, allowNegative: false, min: 0 } as const;
  const percent = { ...number, max: 100, decimalScale: 2, clampBehavior: 'strict' } as const;

  /** Frequent items have a description and a price. */
  function fill(title: string) {
    form.setFieldValue(`items.${index}.title`, title);
    const frequentItem = choices.find((choice) => choice.title === title);
    if (!frequentItem || items[index]?.cost !== '') return;
    form.setFieldValue(`items.${index}.cost`, frequentItem.cost);
    if (!items[index]?.description) {
      form.setFieldValue(`items.${index}.description`, frequentItem.description);
    }
  }

  return (
    <div className={classes.item}>
      <Autocomplete
        className={classes.itemTitle}
        label={t('form.item')}
        withAsterisk
        maxLength={200}
        data={choices.map(({ title }) => title)}
        comboboxProps={{ shadow: 'md' }}
        {...field('title')}
        onChange={fill}
      />
      <NumberInput
        {...number}
        label={t('form.cost')}
        withAsterisk
        max={1_000_000}
        decimalScale={countDecimals(currency)}
        {...field('cost')}
      />
      <NumberInput
        {...number}
        label={t('form.quantity')}
        max={1_000_000}
        decimalScale={2}
        {...field('quantity')}
      />
      <div className={classes.itemTotal}>
        <span>{t('column.total')}</span>
        <output>
          <bdi>{total === undefined ? '–' : numbers.amount(total, currency)}</bdi>
        </output>
      </div>
      <Textarea
        className={classes.itemDescription}
        label={t('form.description')}
        rows={1}
        resize="vertical"
        {...field('description')}
      />
      <NumberInput
        {...percent}
        label={t('form.itemDiscount')}
        suffix=" %"
        {...field('discountRate')}
      />
      <NumberInput
        {...percent}
        label={t('form.firstTax')}
        placeholder={ownRate}
        suffix=" %"
        {...field('firstTax')}
      />
      <NumberInput
        {...percent}
        label={t('form.secondTax')}
        placeholder="–"
        suffix=" %"
        {...field('secondTax')}
      />
    </div>
  );
}
