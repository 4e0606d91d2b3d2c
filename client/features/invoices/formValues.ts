import { getToday } from '../../data/clock.ts';
import type {
  AddInvoiceInput,
  InvoiceCurrency,
  InvoiceForm_ClientFragment,
  InvoiceForm_InvoiceFragment,
  InvoicePaymentMethod,
  InvoiceSumsInput,
} from '../../gql/invoices/graphql.ts';
import {
  isListOf,
  isNullOr,
  isNumberText,
  isObjectOf,
  isOneOf,
  isText,
  isTextOrNull,
} from '../../ui/form/shapes.ts';
import type { Shapes } from '../../ui/form/useFormDraft.ts';
import { addDays } from './dates.ts';
import { currencies } from './money.ts';
import { paymentMethods } from './paymentMethods.ts';

/** The value of a number field. An empty or incomplete number is a text. */
export type NumberFieldValue = number | string;

export interface ItemValues {
  /** Identifies the item when other items are added or removed. */
  key: string;
  title: string;
  description: string;
  cost: NumberFieldValue;
  quantity: NumberFieldValue;
  discountRate: NumberFieldValue;
  /** Empty if the tax rate of the invoice applies. */
  firstTax: NumberFieldValue;
  secondTax: NumberFieldValue;
}

export interface InvoiceValues {
  client: InvoiceForm_ClientFragment | null;
  service: string;
  issuedOn: string | null;
  dueOn: string | null;
  currency: InvoiceCurrency;
  items: ItemValues[];
  discount: NumberFieldValue;
  taxRate: NumberFieldValue;
  note: string;
  payBy: InvoicePaymentMethod;
  hasTerms: boolean;
  hasNote: boolean;
  hasStub: boolean;
  /** The user id of the salesperson as text. */
  salesperson: string | null;
}

/** The shapes of the values that are stored in a draft. */
export const invoiceShapes: Shapes<InvoiceValues> = {
  client: isNullOr(
    isObjectOf({
      ...{ name: isText, company: isText, companyEmail: isText },
      ...{ address: isText, country: isText, contact: isText },
    }),
  ),
  ...{ issuedOn: isTextOrNull, dueOn: isTextOrNull, salesperson: isTextOrNull },
  ...{ discount: isNumberText, taxRate: isNumberText, currency: isOneOf(currencies) },
  payBy: isOneOf(paymentMethods),
  items: isListOf(
    isObjectOf({
      ...{ key: isText, title: isText, description: isText, cost: isNumberText },
      ...{ quantity: isNumberText, discountRate: isNumberText },
      ...{ firstTax: isNumberText, secondTax: isNumberText },
    }),
  ),
};

/** The default payment term in days. */
const defaultTerm = 30;

export const createItem = (): ItemValues => ({
  key: crypto.randomUUID(),
  title: '',
  description: '',
  cost: '',
  quantity: 1,
  discountRate: 0,
  firstTax: '',
  secondTax: '',
});

export const createInvoiceValues = (currency: InvoiceCurrency): InvoiceValues => ({
  client: null,
  service: '',
  issuedOn: getToday(),
  dueOn: addDays(getToday(), defaultTerm),
  currency,
  items: [createItem()],
  discount: 0,
  taxRate: 20,
  note: '',
  payBy: 'BANK_TRANSFER',
  hasTerms: true,
  hasNote: true,
  hasStub: false,
  salesperson: null,
});

export const toFormValues = (invoice: InvoiceForm_InvoiceFragment): InvoiceValues => ({
  client: invoice.client,
  service: invoice.service,
  issuedOn: invoice.issuedOn,
  dueOn: invoice.dueOn,
  currency: invoice.currency,
  items: invoice.items.map(({ taxRates, ...item }, index) => ({
    ...pickItemFields(item),
    // The key is the same after each load, so that the form can compare the items.
    key: `item ${index}`,
    firstTax: taxRates?.[0] ?? (taxRates ? 0 : ''),
    secondTax: taxRates?.[1] ?? '',
  })),
  discount: invoice.discount,
  taxRate: invoice.taxRate,
  note: invoice.note,
  payBy: invoice.payBy,
  hasTerms: invoice.hasTerms,
  hasNote: invoice.hasNote,
  hasStub: invoice.hasStub,
  salesperson: invoice.salesperson ? String(invoice.salesperson.id) : null,
});

const pickItemFields = ({
  title,
  description,
  cost,
  quantity,
  discountRate,
}: Omit<InvoiceForm_InvoiceFragment['items'][number], 'taxRates'>) => ({
  ...{ title, description, cost, quantity, discountRate },
});

function toTaxRates({ firstTax, secondTax }: ItemValues): number[] | null {
  const rates = [firstTax, secondTax].filter((rate) => rate !== '').map(Number);
  return rates.length > 0 ? rates : null;
}

/** Returns the input of the query that calculates the totals. */
export const toSumsInput = ({ currency, items, discount, taxRate }: InvoiceValues) =>
  ({
    currency,
    items: items.map((item) => ({
      title: item.title.trim(),
      description: item.description.trim(),
      cost: Number(item.cost),
      quantity: Number(item.quantity),
      discountRate: Number(item.discountRate),
      taxRates: toTaxRates(item),
    })),
    discount: Number(discount),
    taxRate: Number(taxRate),
  }) satisfies InvoiceSumsInput;

/** Returns the input fields that can be edited in every status. */
export const pickEditableFields = ({
  note,
  hasTerms,
  hasNote,
  hasStub,
  salesperson,
}: InvoiceValues) => ({
  ...{ note, hasTerms, hasNote, hasStub },
  salespersonId: salesperson === null ? null : Number(salesperson),
});

const toClientInput = ({
  name,
  company,
  companyEmail,
  address,
  country,
  contact,
}: typeof emptyClient) => ({
  ...{ name, company, companyEmail, address, country, contact },
});

const emptyClient = {
  name: '',
  company: '',
  companyEmail: '',
  address: '',
  country: '',
  contact: '',
};

/** Returns the input of the mutations that save an invoice. */
export function toInvoiceInput(values: InvoiceValues) {
  const { service, issuedOn, dueOn, payBy } = values;
  return {
    ...toSumsInput(values),
    ...pickEditableFields(values),
    ...{ service, issuedOn, dueOn, payBy },
    client: toClientInput(values.client ?? emptyClient),
  } satisfies AddInvoiceInput;
}
