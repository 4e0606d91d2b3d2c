import { badInput } from '../../errors.ts';
import type { InvoiceClient, InvoiceItemInput, InvoiceSumsInput } from '../../gql/types.ts';
import { checkEmailAddress } from '../../values/emailAddresses.ts';
import { roundToHundredths, toMinorUnits } from '../../values/money.ts';
import type { InvoiceRow, ItemRow } from './row.ts';
import { getSubtotal } from './sums.ts';

const maxLines = 100;
const maxItemValue = 1_000_000;
/** The maximum total of an invoice or a payment. Sums of larger numbers would not be exact. */
const maxTotal = 1_000_000_000;

function checkRange(field: string, value: number, max: number) {
  if (value < 0 || value > max) throw badInput(field, `must be between 0 and ${max}.`);
}

function checkItem(field: string, { cost, quantity, discountRate, taxRates }: InvoiceItemInput) {
  checkRange(`${field}.cost`, cost, maxItemValue);
  checkRange(`${field}.quantity`, quantity, maxItemValue);
  checkRange(`${field}.discountRate`, discountRate, 100);
  if (taxRates && taxRates.length > 2)
    throw badInput(`${field}.taxRates`, 'must contain at most two tax rates.');
  for (const rate of taxRates ?? []) checkRange(`${field}.taxRates`, rate, 100);
}

/** Converts the amounts of an invoice to minor units. Throws `BAD_USER_INPUT` for values that are too large. */
export function parseAmounts({ currency, items, discount, taxRate }: InvoiceSumsInput) {
  if (items.length > maxLines) {
    throw badInput('invoice.items', `must contain at most ${maxLines} lines.`);
  }
  for (const [index, item] of items.entries()) checkItem(`invoice.items[${index}]`, item);
  checkRange('invoice.taxRate', taxRate, 100);
  checkRange('invoice.discount', discount, maxTotal);

  const rows = items.map(
    ({ title, description, cost, quantity, discountRate, taxRates }): ItemRow => ({
      title,
      description,
      cost: toMinorUnits(cost, currency),
      quantity: roundToHundredths(quantity),
      discountRate: roundToHundredths(discountRate),
      taxRates: taxRates?.map(roundToHundredths) ?? null,
    }),
  );
  const total = getSubtotal({ items: rows.map((row) => ({ ...row, discountRate: 0 })) });
  if (total > toMinorUnits(maxTotal, currency))
    throw badInput('invoice.items', `must not add up to more than ${maxTotal}.`);
  const minorUnits = toMinorUnits(discount, currency);
  if (minorUnits > getSubtotal({ items: rows })) {
    throw badInput('invoice.discount', 'must be between 0 and the subtotal of the items.');
  }
  return { currency, items: rows, discount: minorUnits, taxRate: roundToHundredths(taxRate) };
}

export function checkClient(field: string, { name, companyEmail }: InvoiceClient) {
  if (name.trim() === '') throw badInput(`${field}.name`, 'must not be blank.');
  if (companyEmail !== '') checkEmailAddress(`${field}.companyEmail`, companyEmail);
}

export function checkDates({ issuedOn, dueOn }: Pick<InvoiceRow, 'issuedOn' | 'dueOn'>) {
  if (dueOn < issuedOn) {
    throw badInput('invoice.dueOn', `must not be before the date of issue, ${issuedOn}.`);
  }
}

export function checkPayment(amount: number, minorUnits: number) {
  if (minorUnits <= 0 || amount > maxTotal) {
    throw badInput('payment.amount', `must be greater than 0 and at most ${maxTotal}.`);
  }
}
