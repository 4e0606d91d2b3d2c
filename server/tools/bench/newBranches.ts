import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createBranch } from '../../branch.ts';
import { createBranchContext } from '../../context.ts';
import { registry } from '../../features.ts';
import { createGateway } from '../../gateway/createGateway.ts';
import { createServices } from '../../services/createServices.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const args = { task: { title: 'Order the desks', tags: ['low'] } };
const branchCount = 500;

/**
 * Creates branches and makes the first change on each. Returns the p99 of creation and change together in
 * milliseconds, and the bytes of a branch after the change.
 */
export async function measureNewBranches(seedRows?: number) {
  const services = createServices({ seed: 1, seedRows });
  const gateway = createGateway({ registry, services, main: createBranch({ registry, services }) });
  await gateway.loadList();
  for (let count = 0; count < 50; count += 1) await changeNewBranch(`warm-${count}`);

  collectGarbage();
  const { heapUsed } = process.memoryUsage();
  const times: number[] = [];
  for (let count = 0; count < branchCount; count += 1) {
    const start = performance.now();
    await changeNewBranch(`branch-${count}`);
    times.push(performance.now() - start);
  }
  collectGarbage();
  const bytes = (process.memoryUsage().heapUsed - heapUsed) / branchCount;
  const rows = gateway.main.branch.countAllRows();
  await gateway.close();

  times.sort((a, b) => a - b);
  return { rows, p99: times[Math.ceil(times.length * 0.99) - 1] ?? 0, bytes };

  async function changeNewBranch(name: string) {
    const { branch } = await gateway.create(name, null);
    const context = createBranchContext(branch, { id: null, address: '' });
    await branch.execute({ field: 'addTask', args, context });
  }
}
