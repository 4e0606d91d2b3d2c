import { Autocomplete, NumberInput, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { InvoiceForm_ChoicesFragment } from '../../gql/invoices/graphql.ts';
import classes from './InvoiceForm.module.css';
import { formatPercent, getFractionDigits, useFormatAmount } from './money.ts';
import type { InvoiceFormState } from './useInvoiceForm.ts';
import { useNumberSeparators } from './useNumberSeparators.ts';

interface ItemFieldsProps {
  form: InvoiceFormState['form'];
  index: number;
  /** The total of the item. Undefined until the server has calculated it. */
  total: number | undefined;
  choices: InvoiceForm_ChoicesFragment['invoiceItems'];
}

/** The fields of an item of the invoice. */
export function ItemFields({ form, index, total, choices }: ItemFieldsProps) {
  const { t, i18n } = useTranslation('invoices');
  const formatAmount = useFormatAmount();
  const separators = useNumberSeparators();
  const { currency, taxRate, items } = form.values;
  const getFieldProps = (name: string) => form.getInputProps(`items.${index}.${name}`);
  const defaultTaxRate = formatPercent(Number(taxRate), i18n.language);
  const numberProps = { ...separators, hideControls: true, allowNegative: false, min: 0 } as const;
  const percentProps = {
    ...numberProps,
    max: 100,
    decimalScale: 2,
    clampBehavior: 'strict',
  } as const;

  /** Sets the title. The title of a frequent item also fills in an empty cost and description. */
  function setTitle(title: string) {
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
        {...getFieldProps('title')}
        onChange={setTitle}
      />
      <NumberInput
        {...numberProps}
        label={t('form.cost')}
        withAsterisk
        max={1_000_000}
        decimalScale={getFractionDigits(currency)}
        {...getFieldProps('cost')}
      />
      <NumberInput
        {...numberProps}
        label={t('form.quantity')}
        max={1_000_000}
        decimalScale={2}
        {...getFieldProps('quantity')}
      />
      <div className={classes.itemTotal}>
        <span>{t('column.total')}</span>
        <output>
          <bdi>{total === undefined ? '–' : formatAmount(total, currency)}</bdi>
        </output>
      </div>
      <Textarea
        className={classes.itemDescription}
        label={t('form.description')}
        rows={1}
        resize="vertical"
        {...getFieldProps('description')}
      />
      <NumberInput
        {...percentProps}
        label={t('form.itemDiscount')}
        suffix=" %"
        {...getFieldProps('discountRate')}
      />
      <NumberInput
        {...percentProps}
        label={t('form.firstTax')}
        placeholder={defaultTaxRate}
        suffix=" %"
        {...getFieldProps('firstTax')}
      />
      <NumberInput
        {...percentProps}
        label={t('form.secondTax')}
        placeholder="–"
        suffix=" %"
        {...getFieldProps('secondTax')}
      />
    </div>
  );
}
