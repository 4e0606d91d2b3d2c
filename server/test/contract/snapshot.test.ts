import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBranch } from '../../branch.ts';
import { registry } from '../../features.ts';
import { createRandom } from '../../values/random.ts';
import { buildTestApp, createControlledServices } from '../testApp.ts';
import { createCallArbitrary, mutationCalls, queryCalls } from './calls.ts';
import { dataRoutes as routes } from './dataRoutes.ts';
import { executeCall } from './executeCall.ts';
import { scaleRuns } from './scaleRuns.ts';

const getRoutes = routes.filter(({ method }) => method === 'GET');
const millisecondsPerDay = 86_400_000;

const histories = fc.array(fc.oneof(mutationCalls, fc.oneof(...routes.map(createCallArbitrary))), {
  minLength: 1,
  maxLength: 30,
});

test('a branch with a restored snapshot returns the same responses for all GET routes and queries', async () => {
  await fc.assert(
    fc.asyncProperty(
      histories,
      fc.tuple(...getRoutes.map(createCallArbitrary)),
      queryCalls,
      async (history, getCalls, queries) => {
        const { services, advance } = createControlledServices();
        const original = createBranch({ registry, services });
        const app = await buildTestApp({ services, branch: original });
        for (const call of history) {
          if ('request' in call) await app.inject(call.request);
          else await executeCall(original, call);
          advance(millisecondsPerDay / 8);
        }

        // The snapshot is restored in a branch with another clock and another seed.
        const later = createControlledServices();
        later.advance(50 * millisecondsPerDay);
        const restored = createBranch({
          registry,
          services: { ...later.services, random: createRandom(99) },
          state: { store: JSON.parse(JSON.stringify(original.snapshot())) },
        });
        later.advance(services.now().getTime() - later.services.now().getTime());
        const restoredApp = await buildTestApp({
          services: later.services,
          branch: restored,
        });

        for (const call of queries) {
          const [expected, actual] = [
            await executeCall(original, call),
            await executeCall(restored, call),
          ];
          expect(actual, call.query).toBe(expected);
        }
        for (const { request } of getCalls) {
          const [expected, actual] = [await app.inject(request), await restoredApp.inject(request)];
          expect(actual.body, String(request.url)).toBe(expected.body);
        }
        await Promise.all([app.close(), restoredApp.close()]);
      },
    ),
    { numRuns: scaleRuns(60) },
  );
});
