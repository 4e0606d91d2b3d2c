import { createBranch } from '../branch.ts';
import { createServices } from '../services/createServices.ts';

/** Fills the large collections to a million rows in all. */
const seedRows = 140_000;
/** The numbers of measurements. */
const snapshotRuns = 21;
const branchRuns = 31;

/** Returns the milliseconds of CPU time that a snapshot of a million rows takes, and a new branch with the sample. */
export async function measureState() {
  const large = createBranch({ services: createServices({ seed: 1, seedRows }) });
  const tables = Object.values(large.snapshot().tables);
  const rows = tables
    .flatMap((table) => table.rows.flat())
    .filter((row) => row !== undefined && row !== null).length;
  const snapshot = median(snapshotRuns, () => large.snapshot());
  await large.close();

  const services = createServices({ seed: 1 });
  const created: ReturnType<typeof createBranch>[] = [];
  const branch = median(branchRuns, () => created.push(createBranch({ services })));
  for (const one of created) await one.close();
  return { rows, snapshot, branch };
}

/** Returns the CPU time in milliseconds. */
function median(count: number, run: () => unknown): number {
  const times = Array.from({ length: count }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return times.sort((a, b) => a - b)[Math.floor(count / 2)] ?? 0;
}
