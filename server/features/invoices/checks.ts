import { badInput } from '../../errors.ts';
import type { InvoiceClient, InvoiceItemInput, InvoiceSumsInput } from '../../gql/resolvers.ts';
import { toMinorUnits } from './money.ts';
import type { InvoiceRow, ItemRow } from './row.ts';
import { getSubtotal } from './sums.ts';

const mostLines = 100;
const mostOfOne = 1_000_000;
/** The largest total of an invoice or a payment. Sums of larger ones would not be exact. */
const mostOfAll = 1_000_000_000;

function checkRange(field: string, value: number, most: number) {
  if (value < 0 || value > most) throw badInput(field, `must be between 0 and ${most}.`);
}

function checkItem(field: string, { cost, quantity, discountRate, taxRates }: InvoiceItemInput) {
  checkRange(`${field}.cost`, cost, mostOfOne);
  checkRange(`${field}.quantity`, quantity, mostOfOne);
  checkRange(`${field}.discountRate`, discountRate, 100);
  if (taxRates && taxRates.length > 2)
    throw badInput(`${field}.taxRates`, 'must not be more than two.');
  for (const rate of taxRates ?? []) checkRange(`${field}.taxRates`, rate, 100);
}

/** Rounded to hundredths, like percentages and quantities. */
const rounded = (number: number) => Math.round(number * 100) / 100;

/** Returns an invoice with its sums in cents. Refuses values that are too large. */
export function priced({ currency, items, discount, taxRate }: InvoiceSumsInput) {
  if (items.length > mostLines) {
    throw badInput('invoice.items', `must not be more than ${mostLines} lines.`);
  }
  for (const [index, item] of items.entries()) checkItem(`invoice.items[${index}]`, item);
  checkRange('invoice.taxRate', taxRate, 100);
  const all = items.reduce((sum, { cost, quantity }) => sum + cost * quantity, 0);
  if (all > mostOfAll) throw badInput('invoice.items', `must not come to more than ${mostOfAll}.`);
  checkRange('invoice.discount', discount, mostOfAll);

  const rows = items.map(
    ({ title, description, cost, quantity, discountRate, taxRates }): ItemRow => ({
      title,
      description,
      cost: toMinorUnits(cost, currency),
      quantity: rounded(quantity),
      discountRate: rounded(discountRate),
      taxRates: taxRates?.map(rounded) ?? null,
    }),
  );
  const minorUnits = toMinorUnits(discount, currency);
  if (minorUnits > getSubtotal({ items: rows })) {
    throw badInput('invoice.discount', 'must be between 0 and what the items come to.');
  }
  return { currency, items: rows, discount: minorUnits, taxRate: rounded(taxRate) };
}

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);

export function checkClient(field: string, { name, companyEmail }: InvoiceClient) {
  if (name.trim() === '') throw badInput(`${field}.name`, 'must not be blank.');
  if (companyEmail !== '' && !isAddress(companyEmail)) {
    throw badInput(`${field}.companyEmail`, 'must be an address, such as ana@cliff.example.');
  }
}

export function checkDates({ issuedOn, dueOn }: Pick<InvoiceRow, 'issuedOn' | 'dueOn'>) {
  if (dueOn < issuedOn) {
    throw badInput('invoice.dueOn', `must not be before the day it is written, ${issuedOn}.`);
  }
}

export function checkPayment(amount: number, minorUnits: number) {
  if (minorUnits <= 0 || amount > mostOfAll) {
    throw badInput('payment.amount', `must be more than 0, to ${mostOfAll}.`);
  }
}
