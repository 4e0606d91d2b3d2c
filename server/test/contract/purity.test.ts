import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBranch } from '../../branch.ts';
import { registry } from '../../features.ts';
import { createControlledServices } from '../testApp.ts';
import { mutationCalls, queryCalls } from './calls.ts';
import { executeCall } from './executeCall.ts';
import { scaleRuns } from './scaleRuns.ts';

const millisecondsPerDay = 86_400_000;

/** Creates a branch with a clock that the test controls. */
function openBranch() {
  const { services, advance } = createControlledServices();
  return { branch: createBranch({ registry, services }), advance };
}

const steps = fc.array(
  fc.record({
    mutation: mutationCalls,
    /** The days by which the clock advances after the mutation. Negative numbers set the clock back. */
    days: fc.integer({ min: -40, max: 40 }),
    queries: queryCalls,
  }),
  { minLength: 1, maxLength: 4 },
);

test('queries do not affect the results of later queries and commands', async () => {
  await fc.assert(
    fc.asyncProperty(steps, queryCalls, async (randomSteps, lastQueries) => {
      const [withQueries, withoutQueries] = [openBranch(), openBranch()];

      for (const { mutation, days, queries: queriesBefore } of randomSteps) {
        for (const call of queriesBefore) {
          const [first, second] = [
            await executeCall(withQueries.branch, call),
            await executeCall(withQueries.branch, call),
          ];
          expect(second, call.query).toBe(first);
        }
        for (const { branch, advance } of [withQueries, withoutQueries]) {
          await executeCall(branch, mutation);
          advance(days * millisecondsPerDay);
        }
      }

      for (const call of lastQueries) {
        const expected = await executeCall(withoutQueries.branch, call);
        expect(await executeCall(withQueries.branch, call), call.query).toBe(expected);
      }
      expect(withQueries.branch.snapshot()).toEqual(withoutQueries.branch.snapshot());
    }),
    { numRuns: scaleRuns(50) },
  );
});
