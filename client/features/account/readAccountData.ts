import type { ApolloClient } from '@apollo/client';
import {
  AccountDataDocument,
  AccountEmailsDocument,
  AccountInvoicesDocument,
  AccountOrdersDocument,
  AccountTasksDocument,
} from '../../gql/accountExport/graphql.ts';

/** The cache would keep data that no screen shows. */
const fetchPolicy = 'no-cache';

/** Returns the data of the account as JSON: the account, its settings, and what belongs to it in the apps. */
export async function readAccountData(client: ApolloClient): Promise<string> {
  const { data } = await client.query({ query: AccountDataDocument, fetchPolicy });
  const {
    viewer,
    accountSettings,
    // remove-feature profile
    profile,
    // end profile
    ...account
  } = data ?? {};
  const fullName = viewer?.fullName ?? '';
  // One after the other, because together they would be a large load for the server.
  const tasks = await readPages(async (page) => {
    const options = { query: AccountTasksDocument, variables: { page }, fetchPolicy } as const;
    const found = (await client.query(options)).data?.taskPage;
    return { rows: found?.tasks, total: found?.total };
  });
  // remove-feature email
  const emails = await readPages(async (page) => {
    const options = { query: AccountEmailsDocument, variables: { page }, fetchPolicy } as const;
    const found = (await client.query(options)).data?.emailPage;
    return { rows: found?.emails, total: found?.total };
  });
  // end email
  // remove-feature ecommerce
  const orders = await readPages(async (page) => {
    const options = { query: AccountOrdersDocument, variables: { page }, fetchPolicy } as const;
    const found = (await client.query(options)).data?.orderPage;
    return { rows: found?.orders, total: found?.total };
  });
  // end ecommerce
  // remove-feature invoices
  const invoices = await readPages(async (page) => {
    const variables = { page, email: viewer?.email ?? '' };
    const options = { query: AccountInvoicesDocument, variables, fetchPolicy } as const;
    const found = (await client.query(options)).data?.invoicePage;
    return { rows: found?.invoices, total: found?.total };
  });
  // end invoices

  const content = {
    account: viewer,
    settings: accountSettings,
    // remove-feature profile
    profile: profile?.about,
    // end profile
    ...account,
    tasks: tasks.filter(({ assignee }) => fullName !== '' && assignee.fullName === fullName),
    // remove-feature email
    emails,
    // end email
    // remove-feature ecommerce
    orders,
    // end ecommerce
    // remove-feature invoices
    invoices,
    // end invoices
  };
  const omitTypes = (key: string, value: unknown) => (key === '__typename' ? undefined : value);
  return `${JSON.stringify(content, omitTypes, 2)}\n`;
}

/** Reads all pages of a list. */
async function readPages<Row>(
  readPage: (page: number) => Promise<{ rows?: Row[]; total?: number }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { rows = [], total = 0 } = await readPage(page);
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
}
