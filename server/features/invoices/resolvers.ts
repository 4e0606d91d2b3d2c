import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import type { InvoiceMailInput, Resolvers } from '../../gql/resolvers.ts';
import { toApiItems, toApiPayments } from './apiUnits.ts';
import { formatPrintedDate } from './dates.ts';
import { createMail } from './mail.ts';
import { toAmount } from './money.ts';
import type { PreparedCardPayment } from './preparations.ts';
import { salespeople } from './seed.ts';
import { computeSums, getBalance, getSubtotal, getTax, sumPayments } from './sums.ts';
import { allowedTransitions } from './transitions.ts';

/** Throws `BAD_USER_INPUT` for an unknown salesperson. */
function checkSalesperson<Given extends { salespersonId?: number | null }>(
  invoice: Given,
  { collections }: Context,
): Given {
  const { salespersonId } = invoice;
  if (typeof salespersonId === 'number' && !collections.users.get(salespersonId)) {
    throw badInput('invoice.salespersonId', `must be a user, not ${salespersonId}.`);
  }
  return invoice;
}

/** All checks run before the email is sent. */
function send(
  id: number,
  mail: InvoiceMailInput | null | undefined,
  { invoices, email }: Context['collections'],
) {
  invoices.checkSending(id);
  if (mail) {
    const { name, email: address } = invoices.sender();
    const sent = email.send(createMail(id, mail));
    // The company is the sender of invoices.
    email.update([sent.id], { from: { name, email: address, avatar: '' } });
  }
  return invoices.send(id);
}

/** Records a payment by a card that `preparations.ts` has validated. */
function payByCard({ invoiceId, card }: PreparedCardPayment, { invoices }: Context['collections']) {
  const { problems, decline } = card;
  const invoice = invoices.checkPaying(invoiceId);
  if (problems.length > 0 || decline) return { problems, decline, invoice };

  const amount = toAmount(invoice.rest, invoice.currency);
  const paid = invoices.pay({ invoiceId, amount, method: 'CREDIT', note: '' });
  return { problems, decline, invoice: paid };
}

export const resolvers: Resolvers = {
  Query: {
    invoicePage: (_, args, { collections }) => collections.invoices.page(args),
    invoice: (_, { id }, { collections }) => collections.invoices.get(id) ?? null,
    invoicePaymentDetails: (_, __, { collections }) => collections.invoices.paymentDetails(),
    firstInvoiceClients: (_, __, { collections }) => collections.invoices.firstClients(),
    invoiceClients: (_, __, { collections }) => collections.invoices.clients(),
    invoiceServices: (_, __, { collections }) => collections.invoices.services(),
    invoiceItems: (_, __, { collections }) => collections.invoices.items(),
    invoiceSalespeople: (_, __, { collections }) =>
      salespeople.flatMap((id) => collections.users.get(id) ?? []),
    invoiceSender: (_, __, { collections }) => collections.invoices.sender(),
    nextInvoiceNumber: (_, __, { collections }) => collections.invoices.nextId(),
    invoiceSums: (_, { invoice }, { collections }) => collections.invoices.sums(invoice),
  },
  Mutation: {
    addInvoice: (_, { invoice }, context) =>
      context.collections.invoices.add(checkSalesperson(invoice, context)),
    updateInvoice: (_, { invoice }, context) =>
      context.collections.invoices.update(checkSalesperson(invoice, context)),
    duplicateInvoice: (_, { id }, { collections }) => collections.invoices.duplicate(id),
    sendInvoice: (_, { id, mail }, { collections }) => send(id, mail, collections),
    downloadInvoices: (_, { ids }, { collections }) => collections.invoices.download(ids),
    addInvoicePayment: (_, { payment }, { collections }) => collections.invoices.pay(payment),
    payInvoiceByCard: (_, { payment }, { collections }) =>
      payByCard(payment as PreparedCardPayment, collections),
    deleteInvoicePayment: (_, { invoiceId, id }, { collections }) =>
      collections.invoices.unpay(invoiceId, id),
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
    moves: (invoice) => allowedTransitions(invoice),
  },
  InvoicePage: {
    allInvoices: (_, __, { collections }) => collections.invoices.all(),
  },
  User: {
    invoices: ({ id }, page, { collections }) =>
      collections.invoices.page({
        q: '',
        salespersonId: id,
        sortBy: 'ID',
        isDescending: true,
        ...page,
      }),
  },
};
