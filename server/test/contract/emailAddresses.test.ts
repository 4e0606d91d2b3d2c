import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { crm } from '../../features.ts';
import { createSchema } from '../../schema.ts';
import { openTestBranch, sendGraphql } from '../testApp.ts';

const invoice = (companyEmail: string) => ({ client: { name: 'Ada', companyEmail } });
const comment = (email: string) => ({ fullName: 'Ada', email, text: 'Tea' });
const employee = (email: string) => ({ fullName: 'Ada', email });
const written = (email: object) => ({
  to: [{ email: 'ada@firm.example' }],
  subject: 'Tea',
  ...email,
});

/** The mutations that store or use an address, by the path of its argument. */
const mutations: Record<string, [document: string, createVariables: (email: string) => object]> = {
  'updateAccountSettings.settings.general.email': [
    'mutation ($v: UpdateAccountSettingsInput!) { result: updateAccountSettings(settings: $v) { general { email } } }',
    (email) => ({ v: { general: { email } } }),
  ],
  'commentOnPost.comment.email': [
    'mutation ($v: CommentInput!) { result: commentOnPost(postId: 1, comment: $v) { id } }',
    (email) => ({ v: comment(email) }),
  ],
  'replyToComment.comment.email': [
    'mutation ($v: CommentInput!) { result: replyToComment(commentId: 1, comment: $v) { id } }',
    (email) => ({ v: comment(email) }),
  ],
  'addEmployee.employee.email': [
    'mutation ($v: AddEmployeeInput!) { result: addEmployee(employee: $v) { email } }',
    (email) => ({ v: employee(email) }),
  ],
  'addEmployees.employees.email': [
    'mutation ($v: [AddEmployeeInput!]!) { result: addEmployees(employees: $v) { email } }',
    (email) => ({ v: [employee(email)] }),
  ],
  'updateEmployee.employee.email': [
    'mutation ($v: UpdateEmployeeInput!) { result: updateEmployee(employee: $v) { email } }',
    (email) => ({ v: { id: 1, email } }),
  ],
  'updateEmails.changes.from.email': [
    'mutation ($v: EmailChangesInput!) { result: updateEmails(ids: [1], changes: $v) { from { email } } }',
    (email) => ({ v: { from: { email } } }),
  ],
  'updateEmails.changes.to.email': [
    'mutation ($v: EmailChangesInput!) { result: updateEmails(ids: [1], changes: $v) { to { email } } }',
    (email) => ({ v: { to: [{ email }] } }),
  ],
  'updateEmails.changes.cc': [
    'mutation ($v: EmailChangesInput!) { result: updateEmails(ids: [1], changes: $v) { cc } }',
    (email) => ({ v: { cc: [email] } }),
  ],
  'updateEmails.changes.bcc': [
    'mutation ($v: EmailChangesInput!) { result: updateEmails(ids: [1], changes: $v) { bcc } }',
    (email) => ({ v: { bcc: [email] } }),
  ],
  'sendEmail.email.to.email': [
    'mutation ($v: WriteEmailInput!) { result: sendEmail(email: $v) { to { email } } }',
    (email) => ({ v: written({ to: [{ email }] }) }),
  ],
  'sendEmail.email.cc': [
    'mutation ($v: WriteEmailInput!) { result: sendEmail(email: $v) { cc } }',
    (email) => ({ v: written({ cc: [email] }) }),
  ],
  'sendEmail.email.bcc': [
    'mutation ($v: WriteEmailInput!) { result: sendEmail(email: $v) { bcc } }',
    (email) => ({ v: written({ bcc: [email] }) }),
  ],
  'addInvoice.invoice.client.companyEmail': [
    'mutation ($v: AddInvoiceInput!) { result: addInvoice(invoice: $v) { client { companyEmail } } }',
    (email) => ({ v: invoice(email) }),
  ],
  'updateInvoice.invoice.client.companyEmail': [
    'mutation ($v: UpdateInvoiceInput!) { result: updateInvoice(invoice: $v) { client { companyEmail } } }',
    (email) => ({ v: { id: 4_989, ...invoice(email) } }),
  ],
  'addInvoiceClient.client.companyEmail': [
    'mutation ($v: InvoiceClientInput!) { result: addInvoiceClient(client: $v) { companyEmail } }',
    (email) => ({ v: invoice(email).client }),
  ],
  'sendInvoice.mail.to': [
    'mutation ($v: InvoiceMailInput!) { result: sendInvoice(id: 4987, mail: $v) { id } }',
    (email) => ({ v: { to: email, subject: 'Invoice', message: 'Tea' } }),
  ],
  'subscribeToNewsletter.email': [
    'mutation ($v: String!) { result: subscribeToNewsletter(email: $v) { email } }',
    (email) => ({ v: email }),
  ],
  'addUser.email': [
    'mutation ($v: String!, $name: String!) { result: addUser(fullName: "Ada", username: $name, email: $v) { email } }',
    (email) => ({ v: email, name: `ada-${email.length}` }),
  ],
  'updateUser.user.email': [
    'mutation ($v: UpdateUserInput!) { result: updateUser(user: $v) { email } }',
    (email) => ({ v: { id: 2, email } }),
  ],
};

/** Arguments that are compared with addresses, are not complete yet, or that the contract does not check. */
const unchecked = [
  ...['login.email', 'registerUser.email', 'requestPasswordReset.email'],
  ...['saveDraft.email.to.email', 'saveDraft.email.cc', 'saveDraft.email.bcc'],
];

test('the mutations with an email address are all known', () => {
  const found: string[] = [];
  const add = (type: GraphQLInputType, path: string) => {
    const named = getNamedType(type);
    const name = path.split('.').at(-1) ?? '';
    if (named.name === 'String' && /email$|^b?cc$|^to$/i.test(name)) found.push(path);
    if (!isInputObjectType(named)) return;
    for (const field of Object.values(named.getFields())) add(field.type, `${path}.${field.name}`);
  };
  const fields = Object.values(createSchema(crm).getMutationType()?.getFields() ?? {});
  for (const { name, args } of fields) {
    for (const argument of args) add(argument.type, `${name}.${argument.name}`);
  }
  const isControl = (path: string) => path.startsWith('renameBranch');

  expect(found.filter((path) => !isControl(path)).sort()).toEqual(
    [...Object.keys(mutations), ...unchecked].sort(),
  );
});

const invalid = [
  ...['ada', 'ada@', '@firm.example', 'ada@firm', 'ada@firm..example', 'ada@.example'],
  ...['ada@firm.', 'ada@eve@firm.example', 'ada eve@firm.example', 'ada@firm .example'],
  ...['Ada <ada@firm.example>', `${'a'.repeat(250)}@b.example`],
  'ada\u200b@firm.example',
  ...['ada@firm.example,eve@firm.example', 'ada@firm.example;', '\u0000@firm.example'],
];
const valid = ['ada@firm.example', "o'neil+tea@mail.firm.example", 'ädä@münchen.example', 'a@b.c'];

test.each(Object.entries(mutations))(
  '%s accepts the same addresses as all others',
  async (_, entry) => {
    const [document, createVariables] = entry;
    const app = await openTestBranch();
    const send = async (address: string) => {
      const { errors } = await sendGraphql(app, document, createVariables(address) as never);
      return errors?.[0]?.message ?? 'accepted';
    };

    for (const address of invalid) {
      expect(await send(address), JSON.stringify(address)).toMatch(
        /must be an email address|must have at most/,
      );
    }
    for (const address of valid) expect(await send(address), address).toBe('accepted');
  },
);
