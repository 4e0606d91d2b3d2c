import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import type { Resolvers } from '../../gql/resolvers.ts';
import type { InvoiceMailInput } from '../../gql/types.ts';
import { toAmount } from '../../values/money.ts';
import { readConnection } from '../../values/readConnection.ts';
import { toApiItems, toApiPayments } from './apiUnits.ts';
import { checkMail } from './checkMail.ts';
import { formatPrintedDate } from './dates.ts';
import { createInvoiceEmail } from './mail.ts';
import type { PreparedCardPayment } from './preparations.ts';
import { salespeople } from './seed.ts';
import { computeSums, getBalance, getSubtotal, getTax, sumPayments } from './sums.ts';
import { listAllowedActions } from './transitions.ts';

/** Throws `BAD_USER_INPUT` for an unknown salesperson. */
function checkSalesperson<Input extends { salespersonId?: number | null }>(
  invoice: Input,
  { collections }: Context,
): Input {
  const { salespersonId } = invoice;
  if (typeof salespersonId === 'number' && !collections.users.get(salespersonId)) {
    throw badInput('invoice.salespersonId', `must be a user, not ${salespersonId}.`);
  }
  return invoice;
}

/** Sends an invoice, by email if `mail` is given. All checks run before the email is sent. */
function sendInvoice(
  id: number,
  mail: InvoiceMailInput | null | undefined,
  collections: Context['collections'],
) {
  const { invoices } = collections;
  invoices.checkCanSend(id);
  if (mail) checkMail(mail);
  // remove-feature email
  if (mail) {
    const { name, email: address } = invoices.getSender();
    const sentEmail = collections.email.send(createInvoiceEmail(id, mail));
    // The company is the sender of invoices.
    collections.email.update([sentEmail.id], { from: { name, email: address, avatar: '' } });
  }
  // end email
  return invoices.send(id);
}

/** Records a payment by a card that `preparations.ts` has checked. */
function payByCard({ invoiceId, card }: PreparedCardPayment, { invoices }: Context['collections']) {
  const { problems, decline } = card;
  const invoice = invoices.checkCanPay(invoiceId);
  if (problems.length > 0 || decline) return { problems, decline, invoice };

  const amount = toAmount(invoice.rest, invoice.currency);
  const paidInvoice = invoices.addPayment({ invoiceId, amount, method: 'CREDIT', note: '' });
  return { problems, decline, invoice: paidInvoice };
}

export const resolvers: Resolvers = {
  Query: {
    invoicePage: (_, args, { collections }) => collections.invoices.selectPage(args),
    invoiceConnection: (_, { first, after, ...args }, { collections }) =>
      readConnection({ first, after }, 'invoices', (part) =>
        collections.invoices.selectPage({ ...args, ...part }),
      ),
    invoiceOverview: (_, __, { collections }) => collections.invoices.getOverview(),
    invoice: (_, { id }, { collections }) => collections.invoices.get(id) ?? null,
    invoicePaymentDetails: (_, __, { collections }) => collections.invoices.getPaymentDetails(),
    firstInvoiceClients: (_, __, { collections }) => collections.invoices.listFirstClients(),
    invoiceClients: (_, __, { collections }) => collections.invoices.listClients(),
    invoiceServices: (_, __, { collections }) => collections.invoices.listServices(),
    invoiceItems: (_, __, { collections }) => collections.invoices.listItems(),
    invoiceSalespeople: (_, __, { collections }) =>
      salespeople.flatMap((id) => collections.users.get(id) ?? []),
    invoiceSender: (_, __, { collections }) => collections.invoices.getSender(),
    nextInvoiceNumber: (_, __, { collections }) => collections.invoices.nextId(),
    invoiceSums: (_, { invoice }, { collections }) => collections.invoices.computeSums(invoice),
  },
  Mutation: {
    addInvoice: (_, { invoice }, context) =>
      context.collections.invoices.add(checkSalesperson(invoice, context)),
    updateInvoice: (_, { invoice }, context) =>
      context.collections.invoices.update(checkSalesperson(invoice, context)),
    duplicateInvoice: (_, { id }, { collections }) => collections.invoices.duplicate(id),
    sendInvoice: (_, { id, mail }, { collections }) => sendInvoice(id, mail, collections),
    downloadInvoices: (_, { ids }, { collections }) => collections.invoices.download(ids),
    addInvoicePayment: (_, { payment }, { collections }) =>
      collections.invoices.addPayment(payment),
    payInvoiceByCard: (_, { payment }, { collections }) =>
      payByCard(payment as PreparedCardPayment, collections),
    deleteInvoicePayment: (_, { invoiceId, id }, { collections }) =>
      collections.invoices.removePayment(invoiceId, id),
    deleteInvoice: (_, { id }, { collections }) => collections.invoices.remove(id),
    deleteInvoices: (_, { ids }, { collections }) => collections.invoices.removeAll(ids),
    restoreInvoices: (_, { ids }, { collections }) => collections.invoices.restore(ids),
    addInvoiceClient: (_, { client }, { collections }) => collections.invoices.addClient(client),
  },
  Invoice: {
    issuedDate: ({ issuedOn }) => formatPrintedDate(issuedOn),
    dueDate: ({ dueOn }) => formatPrintedDate(dueOn),
    balance: (invoice) => getBalance(invoice),
    total: ({ total, currency }) => toAmount(total, currency),
    due: ({ rest, currency }) => toAmount(Math.max(0, rest), currency),
    paid: ({ payments, currency }) => toAmount(sumPayments(payments), currency),
    items: (invoice) => toApiItems(invoice),
    subtotal: (invoice) => toAmount(getSubtotal(invoice), invoice.currency),
    discount: ({ discount, currency }) => toAmount(discount, currency),
    taxes: (invoice) => computeSums(invoice, invoice.currency).taxes,
    tax: (invoice) => toAmount(getTax(invoice), invoice.currency),
    payments: (invoice) => toApiPayments(invoice),
    salesperson: ({ salespersonId }, _, { collections }) =>
      (salespersonId !== null && collections.users.get(salespersonId)) || null,
    allowedActions: (invoice) => listAllowedActions(invoice),
  },
  InvoicePage: {
    allInvoices: (_, __, { collections }) => collections.invoices.list(),
  },
  User: {
    sales: ({ id }, _, { collections }) => collections.invoices.computeSales(id),
    invoices: ({ id }, page, { collections }) =>
      collections.invoices.selectPage({
        q: '',
        salespersonId: id,
        sortBy: 'ID',
        isDescending: true,
        ...page,
      }),
  },
};
