import { Autocomplete, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { InvoiceForm_ChoicesFragment } from '../../gql/invoices/graphql.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import classes from './InvoiceForm.module.css';
import { formatPercent, getFractionDigits, useFormatAmount } from './money.ts';
import type { InvoiceFormState } from './useInvoiceForm.ts';

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
  const { currency, taxRate, items } = form.values;
  const getFieldProps = (name: string) => form.getInputProps(`items.${index}.${name}`);
  const defaultTaxRate = formatPercent(Number(taxRate), i18n.language);
  const percentProps = { min: 0, max: 100, decimals: 2, suffix: ' %' } as const;

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
      <NumberField
        min={0}
        label={t('form.cost')}
        withAsterisk
        max={1_000_000}
        decimals={getFractionDigits(currency)}
        {...getFieldProps('cost')}
      />
      <NumberField
        min={0}
        label={t('form.quantity')}
        max={1_000_000}
        decimals={2}
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
      <NumberField
        {...percentProps}
        label={t('form.itemDiscount')}
        {...getFieldProps('discountRate')}
      />
      <NumberField
        {...percentProps}
        label={t('form.firstTax')}
        placeholder={defaultTaxRate}
        {...getFieldProps('firstTax')}
      />
      <NumberField
        {...percentProps}
        label={t('form.secondTax')}
        placeholder="–"
        {...getFieldProps('secondTax')}
      />
    </div>
  );
}
