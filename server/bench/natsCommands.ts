import { createContextFactory } from '../context.ts';
import { openNatsJournal } from '../journal/nats/natsJournal.ts';
import { openBranch } from '../journal/openBranch.ts';
import { createServices } from '../services/createServices.ts';

/** Returns the commands per second. Each caller waits for its command before it executes the next one. */
export async function measureCommands(
  address: string,
  { callers, amount }: { callers: number; amount: number },
): Promise<number> {
  const journal = await openNatsJournal({ address });
  const branch = await openBranch({
    journal,
    services: createServices(),
    writtenBy: { version: 'bench', schema: '' },
  });
  const context = createContextFactory(branch)({ headers: {} });
  const args = { task: { title: 'Order the desks', tags: ['LOW'] } };

  async function call(count: number) {
    for (let done = 0; done < count; done += 1) {
      await branch.execute({ field: 'addTask', args, context });
    }
  }

  const callAll = (count: number) =>
    Promise.all(Array.from({ length: callers }, () => call(Math.ceil(count / callers))));
  await callAll(amount / 10);
  const start = performance.now();
  await callAll(amount);
  const seconds = (performance.now() - start) / 1000;
  await branch.close();
  await journal.close();
  return amount / seconds;
}
