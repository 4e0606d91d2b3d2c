import type {
  AddInvoiceInput,
  InvoiceCurrency,
  InvoiceForm_ClientFragment,
  InvoiceForm_InvoiceFragment,
  InvoicePaymentMethod,
  InvoiceSumsInput,
} from '../../gql/invoices/graphql.ts';
import { daysAfter, today } from './dates.ts';

/** What stands in a box for a number: text while there is none. */
export type Typed = number | string;

export interface ItemValues {
  /** Stays with its row while others come and go. */
  key: string;
  title: string;
  description: string;
  cost: Typed;
  quantity: Typed;
  discountRate: Typed;
  /** Empty where the invoice's own rate goes. */
  firstTax: Typed;
  secondTax: Typed;
}

export interface InvoiceValues {
  client: InvoiceForm_ClientFragment | null;
  service: string;
  issuedOn: string | null;
  dueOn: string | null;
  currency: InvoiceCurrency;
  items: ItemValues[];
  discount: Typed;
  taxRate: Typed;
  note: string;
  payBy: InvoicePaymentMethod;
  hasTerms: boolean;
  hasNote: boolean;
  hasStub: boolean;
  /** The user's id, as text. */
  salesperson: string | null;
}

/** How long a client mostly has, in days. */
export const usualTerm = 30;

export const newItem = (): ItemValues => ({
  key: crypto.randomUUID(),
  title: '',
  description: '',
  cost: '',
  quantity: 1,
  discountRate: 0,
  firstTax: '',
  secondTax: '',
});

export const newInvoice = (currency: InvoiceCurrency): InvoiceValues => ({
  client: null,
  service: '',
  issuedOn: today(),
  dueOn: daysAfter(today(), usualTerm),
  currency,
  items: [newItem()],
  discount: 0,
  taxRate: 20,
  note: '',
  payBy: 'BANK_TRANSFER',
  hasTerms: true,
  hasNote: true,
  hasStub: false,
  salesperson: null,
});

export const valuesOf = (invoice: InvoiceForm_InvoiceFragment): InvoiceValues => ({
  client: invoice.client,
  service: invoice.service,
  issuedOn: invoice.issuedOn,
  dueOn: invoice.dueOn,
  currency: invoice.currency,
  items: invoice.items.map(({ taxRates, title, description, cost, quantity, discountRate }) => ({
    ...{ title, description, cost, quantity, discountRate },
    key: crypto.randomUUID(),
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

function taxRatesOf({ firstTax, secondTax }: ItemValues): number[] | null {
  const rates = [firstTax, secondTax].filter((rate) => rate !== '').map(Number);
  return rates.length > 0 ? rates : null;
}

/** What the sums depend on, as the gateway takes it. */
export const pricesOf = ({ currency, items, discount, taxRate }: InvoiceValues) =>
  ({
    currency,
    items: items.map((item) => ({
      title: item.title.trim(),
      description: item.description.trim(),
      cost: Number(item.cost),
      quantity: Number(item.quantity),
      discountRate: Number(item.discountRate),
      taxRates: taxRatesOf(item),
    })),
    discount: Number(discount),
    taxRate: Number(taxRate),
  }) satisfies InvoiceSumsInput;

/** What can change whatever became of the invoice. */
export const freeOf = ({ note, hasTerms, hasNote, hasStub, salesperson }: InvoiceValues) => ({
  ...{ note, hasTerms, hasNote, hasStub },
  salespersonId: salesperson === null ? null : Number(salesperson),
});

const clientOf = ({
  name,
  company,
  companyEmail,
  address,
  country,
  contact,
}: InvoiceForm_ClientFragment) => ({
  ...{ name, company, companyEmail, address, country, contact },
});

/** The invoice as the gateway takes it; there has to be a client. */
export function inputOf(values: InvoiceValues, client: InvoiceForm_ClientFragment) {
  const { service, issuedOn, dueOn, payBy } = values;
  return {
    ...pricesOf(values),
    ...freeOf(values),
    ...{ service, issuedOn, dueOn, payBy },
    client: clientOf(client),
  } satisfies AddInvoiceInput;
}
