import { type GraphQLObjectType, getNamedType, isInterfaceType, isLeafType } from 'graphql';
import { expect, test } from 'vitest';
import { crm } from '../../features.ts';
import { createSchema } from '../../schema.ts';
import { buildTestApp, openTestBranch, sendGraphql, type TestApp } from '../../test/testApp.ts';
import { writeNodeId } from './readNode.ts';

const schema = createSchema(crm);

const readNode = (app: TestApp, id: string, selection = 'nodeId', headers = {}) =>
  sendGraphql(app, `query ($id: ID!) { node(id: $id) { ${selection} } }`, { id }, headers);

function listNodeTypes(): readonly GraphQLObjectType[] {
  const node = schema.getType('Node');
  return isInterfaceType(node) ? schema.getPossibleTypes(node) : [];
}

/** Selects the fields of a type that have neither arguments nor fields of their own. */
const selectLeaves = (type: GraphQLObjectType) =>
  Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0)
    .map(({ name }) => name)
    .join(' ');

/** Root fields by type, if they are not named after it. */
const rootFields: Record<string, string> = { CalendarEvent: 'event', CustomTag: 'customTag' };

test('every object is the same by its global id as by its own id', async () => {
  const app = await openTestBranch();
  await sendGraphql(app, 'mutation { addCustomTag(tag: { name: "Showroom" }) { id } }');
  const { data } = await sendGraphql(
    app,
    '{ invoicePage { invoices { id } } orderPage { orders { id } } customTags { id } }',
  );
  const ids: Record<string, number> = {
    Invoice: data.invoicePage.invoices[0].id,
    Order: data.orderPage.orders[0].id,
    CustomTag: data.customTags[0].id,
  };

  expect(listNodeTypes().length).toBeGreaterThan(1);
  for (const type of listNodeTypes()) {
    const { name } = type;
    const id = ids[name] ?? 1;
    const field = rootFields[name] ?? name.toLowerCase();
    const selection = selectLeaves(type);
    const expected = await sendGraphql(app, `{ ${field}(id: ${id}) { ${selection} } }`);
    const fragment = `fragment Read on ${name} { ${selection} }`;
    const read = await sendGraphql(
      app,
      `{ node(id: "${writeNodeId(name, id)}") { ...Read } } ${fragment}`,
    );

    expect(expected.data[field].nodeId, name).toBe(writeNodeId(name, id));
    expect(read, name).toEqual({ data: { node: expected.data[field] } });
  }
});

test.each([
  'Task:1',
  '',
  btoa('Task:'),
  btoa('Task:99999'),
  btoa('Cart:1'),
  btoa('Query:1'),
  btoa('constructor:1'),
  btoa('LoginUser:1'),
])('there is no object with the global id %j', async (id) => {
  const { data, errors } = await readNode(await openTestBranch(), id);

  expect(data).toEqual({ node: null });
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a rule for faults of the field of a type applies to its objects', async () => {
  const app = await openTestBranch();
  await app.inject({
    method: 'POST',
    url: '/gateway/faults',
    payload: { rules: [{ name: 'tasks', field: 'Query.task', status: 503 }] },
  });

  const { data, errors } = await readNode(app, writeNodeId('Task', 1));

  expect(data).toEqual({ node: null });
  expect(errors).toHaveLength(1);
});

test('with AUTH=enforce, an object needs the ability of the field of its type', async () => {
  const app = await buildTestApp({ enforceRules: true });
  const signIn = async (role: string) => {
    const { data } = await sendGraphql(
      app,
      `mutation { login(email: "${role}@demo.com", password: "${role}") { accessToken } }`,
    );
    return { authorization: `Bearer ${data.login.accessToken}` };
  };
  const id = writeNodeId('User', 1);

  const asAdmin = await readNode(app, id, 'nodeId', await signIn('admin'));
  const asClient = await readNode(app, id, 'nodeId', await signIn('client'));
  const asGuest = await readNode(app, id);

  expect(asAdmin).toEqual({ data: { node: { nodeId: id } } });
  for (const { data, errors } of [asClient, asGuest]) {
    expect(data).toEqual({ node: null });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
});
