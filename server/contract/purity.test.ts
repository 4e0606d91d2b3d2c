import fc from 'fast-check';
import { graphql } from 'graphql';
import { expect, test } from 'vitest';
import { type Branch, createBranch } from '../branch.ts';
import { createContextFactory } from '../context.ts';
import { createSchema } from '../schema.ts';
import { createControlledServices } from '../testing.ts';
import { type GraphqlCall, mutationCalls, queryCalls } from './calls.ts';
import { scaleRuns } from './scaleRuns.ts';

const schema = createSchema();
const millisecondsPerDay = 86_400_000;

/** Returns the response to a call as JSON. */
async function readResponse(branch: Branch, { query, variables }: GraphqlCall): Promise<string> {
  const contextValue = createContextFactory(branch)({ headers: {} });
  const result = await graphql({ schema, source: query, variableValues: variables, contextValue });
  return JSON.stringify(result);
}

function openBranch() {
  const { services, advance } = createControlledServices();
  return { branch: createBranch({ services }), advance };
}

const steps = fc.array(
  fc.record({
    mutation: mutationCalls,
    /** The days by which the clock is moved, also back. */
    days: fc.integer({ min: -40, max: 40 }),
    queries: queryCalls,
  }),
  { minLength: 1, maxLength: 4 },
);

test('queries do not affect the results of later queries and commands', async () => {
  await fc.assert(
    fc.asyncProperty(steps, queryCalls, async (commands, queries) => {
      const [queried, unqueried] = [openBranch(), openBranch()];

      for (const { mutation, days, queries: queriesBefore } of commands) {
        for (const call of queriesBefore) {
          const [first, again] = [
            await readResponse(queried.branch, call),
            await readResponse(queried.branch, call),
          ];
          expect(again, call.query).toBe(first);
        }
        for (const { branch, advance } of [queried, unqueried]) {
          await readResponse(branch, mutation);
          advance(days * millisecondsPerDay);
        }
      }

      for (const call of queries) {
        const expected = await readResponse(unqueried.branch, call);
        expect(await readResponse(queried.branch, call), call.query).toBe(expected);
      }
      expect(queried.branch.snapshot()).toEqual(unqueried.branch.snapshot());
    }),
    { numRuns: scaleRuns(50) },
  );
}, 600_000);
