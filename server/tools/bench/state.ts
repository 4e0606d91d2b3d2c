import { createBranch } from '../../branch.ts';
import { registry } from '../../features.ts';
import { createServices } from '../../services/createServices.ts';

/** The rows of each large collection, so that all collections together have a million rows. */
const seedRows = 140_000;
const snapshotRuns = 21;
const branchRuns = 31;

/** Returns the CPU time in milliseconds of a snapshot of a million rows, and of a new branch with the sample. */
export async function measureState() {
  const large = createBranch({ registry, services: createServices({ seed: 1, seedRows }) });
  const tables = Object.values(large.snapshot().tables);
  const rows = tables
    .flatMap((table) => table.rows.flat())
    .filter((row) => row !== undefined && row !== null).length;
  const snapshot = measureMedian(snapshotRuns, () => large.snapshot());
  await large.close();

  const services = createServices({ seed: 1 });
  const created: ReturnType<typeof createBranch>[] = [];
  const branch = measureMedian(branchRuns, () =>
    created.push(createBranch({ registry, services })),
  );
  for (const createdBranch of created) await createdBranch.close();
  return { rows, snapshot, branch };
}

/** Returns the median CPU time of `count` runs in milliseconds. */
function measureMedian(count: number, run: () => unknown): number {
  const times = Array.from({ length: count }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return times.sort((a, b) => a - b)[Math.floor(count / 2)] ?? 0;
}
