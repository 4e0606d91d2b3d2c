import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Branch, createBranch } from '../branch.ts';
import { crm, registry } from '../features.ts';
import { createSchema } from '../schema.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { type GraphqlCall, mutationCalls } from '../test/contract/calls.ts';
import { executeCall } from '../test/contract/executeCall.ts';
import { isFullScale } from '../test/contract/scaleRuns.ts';
import { createControlledServices } from '../test/testApp.ts';
import { createGateway } from './createGateway.ts';
import { createDataPatch } from './dataPatch.ts';
import { exportScenario, importScenario } from './scenario.ts';
import { findUndoable, resetBranch, undoCommand } from './undo.ts';

const schema = createSchema(crm);
const histories = fc.array(mutationCalls, { minLength: 1, maxLength: 6 });
const noDifference = { tables: {}, values: {} };

const expectSameData = (actual: Snapshot, expected: Snapshot, action: string) =>
  expect(createDataPatch(expected, actual), action).toEqual(noDifference);

async function send(branch: Branch, calls: GraphqlCall[]) {
  for (const call of calls) await executeCall(branch, call);
}

// `histories.test.ts` compares the responses of all routes after fewer, longer histories.
test('undo, reset, fork, import and time travel restore the state of many histories', async () => {
  const { services } = createControlledServices();
  const gateway = createGateway({ registry, services, main: createBranch({ registry, services }) });
  await gateway.loadList();
  const sample = (await gateway.create('sample', null)).branch.snapshot();

  await fc.assert(
    fc.asyncProperty(histories, histories, async (first, second) => {
      for (const name of ['original', 'fork', 'imported']) {
        if (gateway.list().some((branch) => branch.name === name)) await gateway.delete(name);
      }
      const original = await gateway.create('original', null);
      await send(original.branch, first);
      const middle = original.branch.snapshot();
      const { seq } = original.branch.getPosition();
      const fork = await gateway.create('fork', 'original');
      expectSameData(fork.branch.snapshot(), middle, 'fork');

      await send(original.branch, second);
      await send(fork.branch, second);
      const end = original.branch.snapshot();
      expectSameData(await original.branch.history.findState(seq), middle, 'past state');
      expectSameData(fork.branch.snapshot(), end, 'same calls on the fork');

      const scenario = JSON.parse(JSON.stringify(await exportScenario(original)));
      const imported = await importScenario(
        gateway,
        { schema, controls: schema, routes: [] },
        'imported',
        scenario,
        { id: null, address: '' },
      );
      expectSameData(imported.branch.snapshot(), end, 'import');

      while (await findUndoable(original)) await undoCommand(original, null);
      expectSameData(original.branch.snapshot(), sample, 'undo');
      await resetBranch(fork, null, null);
      expectSameData(fork.branch.snapshot(), sample, 'reset');
    }),
    { numRuns: isFullScale ? 10_000 : 50 },
  );
  await gateway.close();
});
