import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { test } from 'vitest';
import { createBranch } from '../../branch.ts';
import { createBranchContext } from '../../context.ts';
import { crm, registry } from '../../features.ts';
import { addServedValues } from '../../gateway/servedShapes.ts';
import { checkShape, learnShape, type Shape, type StateShapes } from '../../gateway/stateShapes.ts';
import { createMemoryJournal } from '../../journal/memoryJournal.ts';
import { createSchema } from '../../schema.ts';
import type { Snapshot } from '../../store/snapshot.ts';
import { createControlledServices } from '../testApp.ts';
import { mutationCalls } from './calls.ts';
import { executeCall } from './executeCall.ts';

/** `UPDATE_SHAPES=1` writes `features/stateShapes.json` from random histories instead of comparing them. */
const isUpdate = process.env.UPDATE_SHAPES !== undefined;

type Visit = (group: keyof StateShapes, name: string, value: unknown) => void;

/** Executes random mutations on a branch, and visits all rows, values and commands of the branch. */
async function visitHistory(seed: number, count: number, visit: Visit) {
  const journal = createMemoryJournal();
  const { services, advance } = createControlledServices();
  const branch = createBranch({ registry, services, journal });
  visitState(branch.snapshot(), visit);
  for (const call of fc.sample(mutationCalls, { seed, numRuns: count })) {
    const context = createBranchContext(branch, { id: seed % 2 === 0 ? 1 : null, address: '' });
    await executeCall(branch, call, context);
    advance(600_000);
  }
  visitState(branch.snapshot(), visit);
  await journal.follow('main', 0, ({ field, args }) => {
    // The schema describes the arguments of all other mutations.
    const isDescribed = !registry.getPreparation(field) && !field.includes('.');
    if (!isDescribed) visit('commands', field, args);
  });
}

function visitState({ tables, values }: Snapshot, visit: Visit) {
  for (const [name, { rows }] of Object.entries(tables)) {
    for (const row of rows.flat()) if (row) visit('tables', name, row);
  }
  for (const [name, value] of Object.entries(values)) visit('values', name, value);
}

const samplePicture = { url: 'https://cdn.example/a.png', width: 1, height: 1 };
const sampleAttachment = { fileName: 'a.png', size: '1 kB', thumbnail: '', url: '' };

/** Values that random histories do not have, by their paths. */
const examples: [keyof StateShapes, string, string, unknown][] = [
  ['values', 'ecommerce.coupon', '', 'WELCOME'],
  ['tables', 'chat.chats', 'messages.items.picture', samplePicture],
  ['tables', 'chat.clearedChats', 'messages.items.picture', samplePicture],
  ['tables', 'chat.contacts', 'chat.lastMessage.picture', samplePicture],
  ['tables', 'email.emails', 'replies.items.attachments.items', sampleAttachment],
  ['commands', 'payInvoiceByCard', 'payment.card.decline', 'OVER_LIMIT'],
  ['commands', 'placeOrder', 'order.card.decline', 'OVER_LIMIT'],
];

/** Adds an example to the shape at a path, such as `messages.items.picture`. */
function addExample(shape: Shape, path: string, value: unknown): Shape {
  if (path === '') return learnShape(shape, value);
  const [name = '', ...rest] = path.split('.');
  const inner = name === 'items' ? shape.items : shape.fields?.[name];
  const learned = addExample(inner ?? { kinds: [] }, rest.join('.'), value);
  return name === 'items'
    ? { ...shape, items: learned }
    : { ...shape, fields: { ...shape.fields, [name]: learned } };
}

test.runIf(isUpdate)('learns the shapes', { timeout: 600_000 }, async () => {
  const schema = createSchema(crm);
  const shapes: StateShapes = { tables: {}, values: {}, commands: {} };
  for (let seed = 1; seed <= 40; seed += 1) {
    await visitHistory(seed, 400, (group, name, value) => {
      shapes[group][name] = learnShape(shapes[group][name], value);
    });
  }
  for (const [group, name, path, value] of examples) {
    shapes[group][name] = addExample(shapes[group][name] ?? { kinds: [] }, path, value);
  }
  for (const [group, ofGroup] of Object.entries(shapes)) {
    for (const [name, shape] of Object.entries<Shape>(ofGroup)) {
      ofGroup[name] = addServedValues(schema, shape, group === 'values');
    }
  }
  const path = new URL('../../features/stateShapes.json', import.meta.url);
  writeFileSync(path, `${JSON.stringify(shapes)}\n`);
});

test.skipIf(isUpdate)('the state after random mutations has the stored shapes', async () => {
  for (const seed of [1001, 1002]) {
    await visitHistory(seed, 150, (group, name, value) => {
      const shape = registry.stateShapes?.[group][name];
      // A new table is checked by the shape of its sample until this test has run with UPDATE_SHAPES=1.
      if (shape) checkShape(shape, value, `${group}.${name}`);
    });
  }
});
