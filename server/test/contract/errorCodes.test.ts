import fc from 'fast-check';
import type { GraphQLField, GraphQLFormattedError } from 'graphql';
import { expect, test } from 'vitest';
import { rateLimited } from '../../errors.ts';
import { crm } from '../../features.ts';
import { isControl } from '../../graphql/controls.ts';
import { readErrorCodes } from '../../rest/openapiRefusals.ts';
import { createSchema } from '../../schema.ts';
import {
  buildTestApp,
  createTestServices,
  openTestBranch,
  sendGraphql,
  signUp,
  type TestApp,
} from '../testApp.ts';
import { createDocument, createValueArbitrary } from './arbitraries.ts';

type Send = (
  query: string,
  variables?: Record<string, unknown>,
  headers?: Record<string, string>,
  // biome-ignore lint/suspicious/noExplicitAny: a scenario reads the data of its own queries.
) => Promise<any>;

const schema = createSchema(crm);
/** The fields that read or change data. The tests of the feature `gateway` call the controls. */
const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {})
    .filter((field) => !isControl(field))
    .map((field) => ({ name: field.name, operation: type?.name.toLowerCase() ?? '', field })),
);
const maxCalls = 200;

/** The calls after which a field returns an error that random calls do not cause. */
const scenarios: Record<string, (send: Send, app: TestApp) => Promise<unknown>> = {
  async changePassword(send) {
    const { login } = await send(
      'mutation { login(email: "admin@demo.com", password: "admin") { accessToken } }',
    );
    await send(
      'mutation { changePassword(oldPassword: "wrong", newPassword: "new") { id } }',
      {},
      { authorization: `Bearer ${login.accessToken}` },
    );
  },

  async endSession(send, app) {
    await send('mutation { endSession(id: 0) }', {}, await signUp(app, 'author'));
  },

  async createPersonalAccessToken(send, app) {
    const author = await signUp(app, 'author');
    await send('mutation { createPersonalAccessToken(name: " ") { token } }', {}, author);
  },

  async revokePersonalAccessToken(send, app) {
    const author = await signUp(app, 'author');
    await send('mutation { revokePersonalAccessToken(id: 0) }', {}, author);
  },

  async deleteAccount(send, app) {
    const author = await signUp(app, 'author');
    await send('mutation { deleteAccount(username: "author", password: "wrong") }', {}, author);
  },

  async sendMessage(send) {
    await send('mutation { updateChatContact(contact: { id: 1, isBlocked: true }) { id } }');
    await send(
      'mutation { sendMessage(message: { contact: { id: 1 }, message: "Tea?" }) { __typename } }',
    );
  },

  updateChatProfile: (send) =>
    send(
      'mutation ($about: String) { updateChatProfile(profile: { about: $about }) { __typename } }',
      { about: 'Tea '.repeat(1_000) },
    ),

  saveDraft: (send) =>
    send(
      'mutation ($url: String!) { saveDraft(email: { attachments: [{ fileName: "a.txt", url: $url }] }) { id } }',
      { url: `data:text/plain;base64,${'A'.repeat(990_000)}` },
    ),

  async sendInvoice(send) {
    const { addInvoice } = await send(
      'mutation { addInvoice(invoice: { client: { name: "Ada" } }) { id } }',
    );
    await send('mutation ($id: Int!) { sendInvoice(id: $id) { id } }', addInvoice);
    await send(
      'mutation ($id: Int!) { addInvoicePayment(payment: { invoiceId: $id, amount: 1 }) { id } }',
      addInvoice,
    );
  },

  async addInvoiceClient(send) {
    const add =
      'mutation { addInvoiceClient(client: { name: "Ada", companyEmail: "ada@quist.example" }) { name } }';
    await send(add);
    await send(add);
  },

  async restoreProfilePost(send, app) {
    const author = await signUp(app, 'author');
    const { addProfilePost } = await send(
      'mutation { addProfilePost(post: { text: "Tea is ready" }) { id } }',
      {},
      author,
    );
    await send(
      'mutation ($id: Int!) { deleteProfilePost(id: $id) { id } }',
      addProfilePost,
      author,
    );
    await send('mutation ($id: Int!) { restoreProfilePost(id: $id) { id } }', addProfilePost);
  },

  async restoreUsers(send) {
    const { user } = await send('{ user(id: 1) { username } }');
    await send('mutation { deleteUser(id: 1) { id } }');
    await send(
      'mutation ($username: String) { updateUser(user: { id: 2, username: $username }) { id } }',
      user,
    );
    await send('mutation { restoreUsers(ids: [1]) { id } }');
  },
};
scenarios.addInvoicePayment = scenarios.sendInvoice as (typeof scenarios)[string];

/** Creates a function that sends an operation, and adds the codes of the errors of a field to `codes`. */
function createSender(app: TestApp, field: string, codes: Set<string>): Send {
  return async (query, variables, headers) => {
    const { data, errors = [] } = await sendGraphql(app, query, variables, headers);
    for (const { extensions, path } of errors as GraphQLFormattedError[]) {
      if (path?.[0] === field) codes.add(String(extensions?.code));
    }
    return data;
  };
}

/** Replaces all texts in a value, because random texts are almost never blank. */
const replaceTexts = <Value>(value: Value, text: string): Value =>
  JSON.parse(JSON.stringify(value, (_, inner) => (typeof inner === 'string' ? text : inner)));

/** Calls a field with its scenario, and then with random arguments, until it has returned each of the expected codes. */
async function findCodes(
  operation: string,
  field: GraphQLField<unknown, unknown>,
  expected: string[],
): Promise<string[]> {
  const app = await openTestBranch();
  const codes = new Set<string>();
  const send = createSender(app, field.name, codes);
  const values = Object.fromEntries(
    field.args.map(({ name, type }) => [name, createValueArbitrary(type)]),
  );
  const document = createDocument(operation, field);
  await scenarios[field.name]?.(send, app);
  for (const variables of fc.sample(fc.record(values), maxCalls)) {
    if (expected.every((code) => codes.has(code))) break;
    await send(document, variables);
    await send(document, replaceTexts(variables, ' '));
  }
  return [...codes];
}

test.each(fields)(
  '$name returns exactly the error codes that it documents',
  async ({ operation, field }) => {
    const expected = readErrorCodes(schema, field).filter((code) => code !== 'RATE_LIMITED');

    const found = await findCodes(operation, field, expected);

    expect(found.toSorted()).toEqual(expected.toSorted());
  },
);

test('exactly the fields that document RATE_LIMITED have a limit', async () => {
  let isLimited = false;
  const limitRate = async () => {
    if (isLimited) throw rateLimited(1);
  };
  const app = await buildTestApp({ services: { ...createTestServices(), limitRate } });
  // Only a signed-in caller reaches the limit of `changePassword`.
  const headers = await signUp(app, 'caller');
  isLimited = true;
  const limited: string[] = [];

  for (const { name, operation, field } of fields) {
    const [variables] = fc.sample(
      fc.record(
        Object.fromEntries(field.args.map((arg) => [arg.name, createValueArbitrary(arg.type)])),
      ),
      1,
    );
    const { errors = [] } = await sendGraphql(
      app,
      createDocument(operation, field),
      variables,
      headers,
    );
    if (errors.some(({ extensions }) => extensions.code === 'RATE_LIMITED')) limited.push(name);
  }

  expect(limited.toSorted()).toEqual(
    fields
      .filter(({ field }) => readErrorCodes(schema, field).includes('RATE_LIMITED'))
      .map(({ name }) => name)
      .toSorted(),
  );
});
