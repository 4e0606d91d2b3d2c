import { expect, test } from 'vitest';
import { customers, people } from '../../sample/people.ts';
import { buildTestApp, openTestBranch, sendGraphql } from '../testApp.ts';

test('the account, the profile, the mailbox and the chat belong to the same person', async () => {
  const app = await buildTestApp();
  const getJson = async (url: string) => (await app.inject(url)).json();
  const login = await app.inject({
    method: 'POST',
    url: '/jwt/login',
    payload: { email: 'admin@demo.com', password: 'admin' },
  });

  const account = login.json().userData;
  const { header } = await getJson('/profile/data');
  const { general } = await getJson('/account-setting/data');
  const { emails } = await getJson('/apps/email/emails?folder=sent');
  const chat = await getJson('/apps/chat/users/profile-user');

  const owners = [
    [account.fullName, account.avatar],
    [header.username, header.avatar],
    [general.fullName, general.avatar],
    [emails[0].from.name, emails[0].from.avatar],
    [chat.fullName, chat.avatar],
  ];
  for (const owner of owners) expect(owner).toEqual([account.fullName, account.avatar]);
});

test('the profile and the settings of the first account state the facts of the users directory', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `{
      user(id: 1) { fullName company country contact currentPlan createdAt details { website address { city } } }
      accountSettings { general { fullName company } info { country phone } }
      profile { header { username designation } about { about joined lives website } }
      chatProfile { fullName role about }
      plans { tier isCurrent }
    }`,
  );

  const { user, accountSettings, profile, chatProfile, plans } = data;
  expect(plans).toContainEqual({ tier: user.currentPlan, isCurrent: true });
  expect(accountSettings).toMatchObject({
    general: { fullName: user.fullName, company: user.company },
    info: { country: user.country, phone: Number(user.contact.replaceAll(/\D/g, '')) },
  });
  expect(profile).toMatchObject({
    header: { username: user.fullName, designation: chatProfile.role },
    about: {
      about: chatProfile.about,
      lives: `${user.details.address.city}, ${user.country}`,
      website: user.details.website,
    },
  });
  expect(new Date(profile.about.joined).toDateString()).toBe(
    new Date(user.createdAt).toDateString(),
  );
});

test('the chat, the directory and the mailbox state the same facts about each colleague', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `{
      chatContacts { fullName role email phone office }
      users { fullName username email contact company country }
      emails(in: [ANYWHERE, TRASH]) { from { name email } replies { from { name email } } }
    }`,
  );

  const colleagues = new Map(people.map((person) => [person.fullName, person]));
  for (const { fullName, email, phone, role, office } of data.chatContacts) {
    expect(colleagues.get(fullName)).toMatchObject({ email, phone, post: role, office });
  }
  for (const { fullName, username, email, contact, company } of data.users) {
    const person = colleagues.get(fullName);
    expect(person).toMatchObject({ username, email, phone: contact });
    expect(company).toBe(`Marlow & Finch ${person?.office}`);
  }
  const senders = data.emails.flatMap(({ from, replies }: EmailSenders) => [
    from,
    ...replies.map((reply) => reply.from),
  ]);
  for (const { name, email } of senders) {
    if (colleagues.has(name)) expect(colleagues.get(name)?.email).toBe(email);
  }
});

interface EmailSenders {
  from: { name: string; email: string };
  replies: { from: { name: string; email: string } }[];
}

test('clients of invoices have the company and the address of the customer', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ invoicePage(perPage: 100) { invoices { client { name company companyEmail address country contact } } } }',
  );

  for (const { client } of data.invoicePage.invoices) {
    const customer = customers.find(({ name }) => name === client.name);
    expect(customer).toMatchObject({
      company: client.company,
      address: client.address,
      country: client.country,
      email: client.companyEmail,
      phone: client.contact,
    });
  }
});

test('tasks and events name colleagues with their portraits', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ tasks { assignee { fullName avatar } } events { guests { name avatar } } }',
  );

  const names = new Set(people.map(({ fullName }) => fullName));
  for (const { assignee } of data.tasks) expect(names).toContain(assignee.fullName);
  for (const { guests } of data.events) {
    for (const { name } of guests) expect(names).toContain(name);
  }
});

test('the best seller is counted in the shop and in invoices', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `{
      bestSeller { name qty earned }
      orderPage(perPage: 100) { orders { state lines { name qty total } } }
      invoicePage(perPage: 100) { invoices { status items { title quantity } } }
    }`,
  );

  const { bestSeller } = data;
  const ordered = data.orderPage.orders
    .filter(({ state }: { state: string }) => state !== 'CANCELLED')
    .flatMap(({ lines }: { lines: { name: string; qty: number }[] }) => lines)
    .filter(({ name }: { name: string }) => name === bestSeller.name)
    .reduce((sum: number, { qty }: { qty: number }) => sum + qty, 0);
  const invoiced = data.invoicePage.invoices
    .filter(({ status }: { status: string }) => status !== 'DRAFT')
    .flatMap(({ items }: { items: { title: string; quantity: number }[] }) => items)
    .filter(({ title }: { title: string }) => title === bestSeller.name)
    .reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0);
  expect(invoiced).toBeGreaterThan(0);
  expect(bestSeller.qty).toBe(ordered + invoiced);
});

test('products and answers promise the same warranty', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ product(id: 26) { description } faqCategory(topic: PRODUCT_SERVICES) { questions { answer } } }',
  );

  expect(data.product.description).toContain('a ten-year promise on everything that moves');
  const answers = data.faqCategory.questions.map(({ answer }: { answer: string }) => answer);
  expect(answers.join(' ')).toContain('Ten years on everything that moves, five years on the rest');
});
