import { createBranchContext } from '../../context.ts';
import { registry } from '../../features.ts';
import { loadMainBranch } from '../../journal/loadBranch.ts';
import { openNatsJournal } from '../../journal/nats/natsJournal.ts';
import { createServices } from '../../services/createServices.ts';

/** Returns the commands per second of concurrent callers. Each caller waits for a command before it sends the next. */
export async function measureCommands(
  address: string,
  { callers, amount }: { callers: number; amount: number },
): Promise<number> {
  const journal = await openNatsJournal({ address });
  const branch = await loadMainBranch({
    registry,
    journal,
    services: createServices(),
    writtenBy: { version: 'bench', schema: '' },
  });
  const context = createBranchContext(branch, { id: null, address: '' });
  const args = { task: { title: 'Order the desks', tags: ['LOW'] } };

  async function executeCommands(count: number) {
    for (let executed = 0; executed < count; executed += 1) {
      await branch.execute({ field: 'addTask', args, context });
    }
  }

  const executeConcurrently = (count: number) =>
    Promise.all(Array.from({ length: callers }, () => executeCommands(Math.ceil(count / callers))));
  await executeConcurrently(amount / 10);
  const start = performance.now();
  await executeConcurrently(amount);
  const seconds = (performance.now() - start) / 1000;
  await branch.close();
  await journal.close();
  return amount / seconds;
}
