import { Alert, Card, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { IconChevronDown, IconLock } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  InvoiceCurrency,
  InvoiceForm_ChoicesFragment,
  InvoiceForm_InvoiceFragment,
} from '../../gql/invoices/graphql.ts';
import { Columns } from '../../ui/Columns.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormNotices } from '../../ui/form/FormNotices.tsx';
import { useDraftDrawer } from '../../ui/form/useFormDrawer.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PersonSelect } from '../../ui/PersonSelect.tsx';
import { Repeater } from '../../ui/Repeater.tsx';
import type { ClientDrawerProps } from './ClientDrawer.tsx';
import { ClientPicker } from './ClientPicker.tsx';
import { FormActions } from './FormActions.tsx';
import { FormDates } from './FormDates.tsx';
import { FormOptions } from './FormOptions.tsx';
import { FormSums } from './FormSums.tsx';
import { createItem, type InvoiceValues } from './formValues.ts';
import classes from './InvoiceForm.module.css';
import { ItemFields } from './ItemFields.tsx';
import { currencies } from './money.ts';
import { useInvoiceForm } from './useInvoiceForm.ts';
import { useSums } from './useSums.ts';

const ClientDrawer = lazyComponent<ClientDrawerProps>(
  async () => (await import('./ClientDrawer.tsx')).ClientDrawer,
);

interface InvoiceFormProps {
  /** The invoice to edit. Undefined for a new invoice. */
  invoice?: InvoiceForm_InvoiceFragment;
  initialValues: InvoiceValues;
  choices: InvoiceForm_ChoicesFragment;
}

/** The form of a new or an existing invoice. */
export function InvoiceForm({ invoice, initialValues, choices }: InvoiceFormProps) {
  const { t } = useTranslation('invoices');
  const state = useInvoiceForm({ invoice, initialValues });
  const { form, isLocked } = state;
  const { sums, isStale, errorMessage, errorField } = useSums(form.values);
  const clientDrawer = useDraftDrawer('invoiceClient.new');
  const salespeople = [
    ...(invoice?.salesperson ? [invoice.salesperson] : []),
    ...choices.invoiceSalespeople.filter(({ id }) => id !== invoice?.salesperson?.id),
  ];

  return (
    <>
      <Form form={form} hasNotices={false}>
        <Columns end={280}>
          <Card mod={{ edge: 'padded' }}>
            <FormNotices form={form} />
            {isLocked && (
              <Alert
                mb={20}
                className={classes.notice}
                icon={<IconLock size={18} aria-hidden />}
                color="warning"
                title={t('locked.title')}
              >
                {t('locked.text')}
              </Alert>
            )}

            <fieldset className={classes.part} disabled={isLocked}>
              <legend className="fd-sr-only">{t('form.heading')}</legend>
              <div className={classes.pair}>
                <ClientPicker
                  clients={choices.invoiceClients}
                  value={form.values.client}
                  error={form.errors.client}
                  isDisabled={isLocked}
                  onChange={(client) => form.setFieldValue('client', client)}
                  onNew={clientDrawer.open}
                />
                <FormDates form={form} isDisabled={isLocked} />
              </div>
              <div className={classes.pair}>
                <NativeSelect
                  label={t('column.service')}
                  data={[
                    { value: '', label: t('form.noService') },
                    ...new Set([...choices.invoiceServices, form.values.service].filter(Boolean)),
                  ]}
                  rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
                  {...form.getInputProps('service')}
                />
                <NativeSelect
                  label={t('column.currency')}
                  data={currencies.map((value) => ({ value, label: t(`currency.${value}`) }))}
                  rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
                  disabled={(invoice?.paid ?? 0) > 0}
                  value={form.values.currency}
                  onChange={({ currentTarget }) =>
                    form.setFieldValue('currency', currentTarget.value as InvoiceCurrency)
                  }
                />
              </div>
            </fieldset>

            <fieldset className={classes.part} disabled={isLocked}>
              <legend className={classes.legend}>{t('form.items')}</legend>
              <Repeater
                label={t('form.items')}
                items={form.values.items}
                max={100}
                getName={({ title }, index) => title || t('form.line', { number: index + 1 })}
                addLabel={t('form.addItem')}
                onAdd={() => form.insertListItem('items', createItem())}
                onRemove={({ key }) =>
                  form.removeListItem(
                    'items',
                    form.getValues().items.findIndex((item) => item.key === key),
                  )
                }
                renderItem={(_, index) => (
                  <ItemFields
                    form={form}
                    index={index}
                    total={isStale && !sums?.lines[index] ? undefined : sums?.lines[index]}
                    choices={choices.invoiceItems}
                  />
                )}
              />
              {errorMessage && errorField !== 'discount' && (
                <Text c="danger" role="alert">
                  {t('form.sumsFailed')}
                </Text>
              )}
            </fieldset>

            <fieldset className={classes.part} disabled={isLocked}>
              <legend className="fd-sr-only">{t('form.sums')}</legend>
              <FormSums
                form={form}
                sums={sums}
                isStale={isStale}
                discountError={errorField === 'discount' ? t('fieldError.discount') : undefined}
              />
            </fieldset>

            <div className={classes.part}>
              <PersonSelect
                label={t('sheet.salesperson')}
                clearable={!invoice?.salesperson}
                people={salespeople.map(({ id, ...person }) => ({ ...person, value: String(id) }))}
                {...form.getInputProps('salesperson')}
              />
              <Textarea
                label={t('sheet.note')}
                rows={3}
                resize="vertical"
                {...form.getInputProps('note')}
              />
            </div>
          </Card>

          <Stack gap={20} pos={{ base: 'static', md: 'sticky' }} top={84}>
            <FormActions invoice={invoice} state={state} />
            <FormOptions form={form} isLocked={isLocked} />
          </Stack>
        </Columns>
      </Form>
      {clientDrawer.isOpen && (
        <Suspense>
          <ClientDrawer
            onAdded={(client) => form.setFieldValue('client', client)}
            onClose={clientDrawer.close}
          />
        </Suspense>
      )}
    </>
  );
}
