import { graphql } from '../../gql/index.ts';
import { route } from '../../rest/route.ts';

export const rest = [
  route({
    method: 'GET',
    url: '/apps/invoice/invoices',
    reply: 'invoicePage',
    example: { status: ['PARTIAL_PAYMENT'], perPage: 5 },
    operation: graphql(`
      query ListInvoicePage($q: String, $status: [InvoiceStatus!], $page: Int, $perPage: Int) {
        invoicePage(q: $q, statuses: $status, page: $page, perPage: $perPage) {
          allData: allInvoices {
            ...InvoiceBody
          }
          invoices {
            ...InvoiceBody
          }
          total
        }
      }

      fragment InvoiceBody on Invoice {
        id
        issuedDate
        client {
          ...InvoiceClientBody
        }
        service
        total
        avatar
        invoiceStatus: status
        balance
        dueDate
      }

      fragment InvoiceClientBody on InvoiceClient {
        address
        company
        companyEmail
        country
        contact
        name
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/api/invoice/invoices/:id',
    example: { id: 4987 },
    operation: graphql(`
      query GetInvoice($id: Int!) {
        invoice(id: $id) @omitNull {
          ...InvoiceBody
        }
        paymentDetails: invoicePaymentDetails {
          totalDue
          bankName
          country
          iban
          swiftCode
        }
      }
    `),
  }),
  route({
    method: 'DELETE',
    url: '/apps/invoice/delete',
    reply: null,
    example: { id: 4990 },
    operation: graphql(`
      mutation DeleteInvoice($id: Int!) {
        deleteInvoice(id: $id) {
          id
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/api/invoice/clients',
    reply: 'firstInvoiceClients',
    operation: graphql(`
      query ListInvoiceClients {
        firstInvoiceClients {
          ...InvoiceClientBody
        }
      }
    `),
  }),
];
