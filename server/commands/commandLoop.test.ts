import { expect, onTestFinished, test } from 'vitest';
import { createBranch } from '../branch.ts';
import { registry } from '../features.ts';
import { createTestServices } from '../test/testApp.ts';

test('the commands of controls are typed by their names', async () => {
  const { executeControl, collections, close } = createBranch({
    registry,
    services: createTestServices(),
  });
  onTestFinished(close);

  // @ts-expect-error There is no such control.
  await expect(executeControl('setFault', () => ({ rules: [] }), null)).rejects.toThrow(
    'There is no command "gateway.setFault".',
  );
  // @ts-expect-error The control has other arguments.
  const execute = () => executeControl('setFaults', () => ({ ids: [] }), null);
  await executeControl('setClock', () => ({ setting: { frozenAt: null, offset: 5 } }), null);

  expect(execute).toBeTypeOf('function');
  expect(collections.gateway.listFaults()).toEqual([]);
});
