import type { GraphQLSchema } from 'graphql';
import type { Context } from '../../context.ts';
import { badInput, notFound, pastStateReadOnly } from '../../errors.ts';
import { changeClock } from '../../gateway/changeClock.ts';
import { compareStates } from '../../gateway/compareStates.ts';
import type { ServedBranch } from '../../gateway/createGateway.ts';
import { readFaultRules } from '../../gateway/faults.ts';
import { hideRequestSecrets } from '../../gateway/hideRequestSecrets.ts';
import { checkPattern } from '../../gateway/patterns.ts';
import { formatPoint, parsePoint } from '../../gateway/points.ts';
import type { RuleTargets } from '../../gateway/ruleTargets.ts';
import { exportScenario, importScenario } from '../../gateway/scenario.ts';
import { findUndoable, resetBranch, undoCommand } from '../../gateway/undo.ts';
import { readUpstreamRules } from '../../gateway/upstreamRules.ts';
import type { Resolvers } from '../../gql/resolvers.ts';
import { andThen } from '../../values/andThen.ts';
import { readJournalPage, toJournalEntry } from './journalPage.ts';

/** Returns the gateway of a request. Only the contexts of commands have no gateway, and commands call no controls. */
function getGateway({ gateway }: Context): NonNullable<Context['gateway']> {
  if (!gateway) throw new Error('A command cannot use the controls.');
  return gateway;
}

/** Returns the branch with a name. Without a name, returns the branch of the request. */
function findBranch(
  context: Context,
  name: string | null | undefined,
): ServedBranch | Promise<ServedBranch> {
  const { controls, served } = getGateway(context);
  return typeof name === 'string' ? controls.find(name) : served;
}

/** Returns the schema of the data, which an own schema has separately from the controls. */
const getDataSchema = (context: Context, { schema }: { schema: GraphQLSchema }): GraphQLSchema =>
  getGateway(context).controls.schema ?? schema;

const getRuleTargets = (context: Context, info: { schema: GraphQLSchema }): RuleTargets => ({
  schema: getDataSchema(context, info),
  routes: getGateway(context).controls.listRoutes(),
});

/** Returns the branch that a control changes. Throws `CONFLICT` for a past state that the request names. */
function findBranchToChange(context: Context, name: string | null | undefined) {
  const { served, pastSeq } = getGateway(context);
  if (typeof name !== 'string' && pastSeq !== undefined) {
    throw pastStateReadOnly(formatPoint({ name: served.name, seq: pastSeq }));
  }
  return findBranch(context, name);
}

/** Creates a resolver that loads the branch before it calls `resolve`. */
const createBranchResolver =
  <Result>(resolve: (served: ServedBranch, schema: GraphQLSchema) => Result) =>
  (served: ServedBranch, _: object, context: Context, info: { schema: GraphQLSchema }) =>
    andThen(served.load(), () => resolve(served, getDataSchema(context, info)));

export const resolvers: Resolvers = {
  Branch: {
    seq: createBranchResolver(({ branch }) => branch.getPosition().seq),
    firstSeq: createBranchResolver(({ branch }) => branch.history.getOldestSeq() + 1),
    distance: createBranchResolver(
      ({ branch, createdSeq }) => branch.getPosition().seq - createdSeq,
    ),
    rowCount: createBranchResolver(({ branch }) => branch.countAllRows()),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    usedAt: ({ usedAt }) => usedAt.toISOString(),
    clock: createBranchResolver(({ branch: { clock } }) => ({
      isFrozen: clock.isFrozen(),
      now: clock.now().toISOString(),
      offset: clock.offset(),
    })),
    faults: createBranchResolver(({ branch, faults }) =>
      branch.collections.gateway
        .listFaults()
        .map((rule) => ({ ...rule, hits: faults.countHits(rule.id) })),
    ),
    upstreamRules: createBranchResolver(({ branch, upstream }) => {
      const { gateway } = branch.collections;
      return gateway.listUpstreamRules().map((rule) => ({
        ...rule,
        recordingCount: upstream.listRecordings(rule.id, gateway.listRecordings()).length,
      }));
    }),
    undoable: createBranchResolver(async (served, schema) => {
      const entry = await findUndoable(served);
      return entry ? toJournalEntry(served, entry, schema) : null;
    }),
  },
  RecordedRequest: {
    at: ({ at }) => at.toISOString(),
    url: (request, _, context, info) =>
      hideRequestSecrets(getDataSchema(context, info), request).url,
    query: (request, _, context, info) =>
      hideRequestSecrets(getDataSchema(context, info), request).query,
    input: (request, _, context, info) =>
      hideRequestSecrets(getDataSchema(context, info), request).input,
  },
  Query: {
    agentSessions: (_, __, context) => getGateway(context).controls.agents.list(),
    branches: (_, __, context) => getGateway(context).controls.list(),
    branch: (_, { name }, context) => findBranch(context, name),
    journal: async (_, { branch, ...args }, context, info) =>
      readJournalPage(await findBranch(context, branch), args, getDataSchema(context, info)),
    branchDiff: async (_, { from, to }, context) => {
      const points = [parsePoint(from, 'from'), parsePoint(to, 'to')] as const;
      const [before, after] = await getGateway(context).controls.findStates([...points]);
      return {
        from: formatPoint(points[0]),
        to: formatPoint(points[1]),
        ...compareStates(before, after),
      };
    },
    recordedRequests: async (_, { branch, limit, ...filter }, context) => {
      if (limit < 1 || limit > 1_000) throw badInput('limit', 'must be from 1 to 1000.');
      if (filter.route) checkPattern(filter.route, 'route');
      const { traffic } = await findBranch(context, branch);
      return traffic.list({ ...filter, limit });
    },
    recordings: async (_, { branch: name }, context) => {
      const { branch } = await findBranch(context, name);
      return branch.collections.gateway.listRecordings().toReversed();
    },
    upstreamUrl: (_, __, context) => getGateway(context).controls.upstream?.origin ?? null,
    scenario: async (_, { branch }, context) => exportScenario(await findBranch(context, branch)),
  },
  Mutation: {
    createBranch: (_, { name, from }, context) =>
      getGateway(context).controls.create(name, from ?? null, context.viewer.address),
    renameBranch: (_, { name, to }, context) => getGateway(context).controls.rename(name, to),
    deleteBranch: async (_, { name }, context) => {
      await getGateway(context).controls.delete(name);
      return name;
    },
    resetBranch: async (_, { branch, to }, context) => {
      const served = await findBranchToChange(context, branch);
      await resetBranch(served, to ?? null, context.viewer.id);
      return served;
    },
    undoCommand: async (_, { branch }, context) => {
      const served = await findBranchToChange(context, branch);
      await undoCommand(served, context.viewer.id);
      return served;
    },
    importScenario: (_, { name, scenario }, context, info) =>
      importScenario(
        getGateway(context).controls,
        { ...getRuleTargets(context, info), controls: info.schema },
        name,
        scenario,
        context.viewer,
      ),
    setFaults: async (_, { branch, rules }, context, info) => {
      const served = await findBranchToChange(context, branch);
      const targets = getRuleTargets(context, info);
      const inputs = rules.map(
        ({ id = null, operation = null, field = null, route = null, ...rule }) => ({
          ...rule,
          id,
          operation: operation || null,
          field: field || null,
          route: route || null,
          error: rule.error || null,
          status: rule.status ?? null,
          times: rule.times ?? null,
        }),
      );
      await served.branch.executeControl(
        'setFaults',
        (createId) => ({ rules: readFaultRules(targets, inputs, createId) }),
        context.viewer.id,
      );
      return served;
    },
    setUpstreamRules: async (_, { branch, rules }, context, info) => {
      const served = await findBranchToChange(context, branch);
      const { controls } = getGateway(context);
      const inputs = rules.map(({ id = null, route, operation, field, mode }) => ({
        id,
        route: route || null,
        operation: operation || null,
        field: field || null,
        mode,
      }));
      const hasUpstream = controls.upstream !== undefined;
      const targets = getRuleTargets(context, info);
      await served.branch.executeControl(
        'setUpstreamRules',
        (createId) => ({ rules: readUpstreamRules(inputs, { createId, hasUpstream, targets }) }),
        context.viewer.id,
      );
      return served;
    },
    deleteRecordings: async (_, { branch, rule }, context) => {
      const served = await findBranchToChange(context, branch);
      const { gateway } = served.branch.collections;
      const isKnownRule = gateway.listUpstreamRules().some(({ id }) => id === rule);
      if (typeof rule === 'string' && !isKnownRule) throw notFound('upstream rule', rule);
      const prepare = () => {
        const recordings = gateway.listRecordings();
        const deleted =
          typeof rule === 'string' ? served.upstream.listRecordings(rule, recordings) : recordings;
        return { ids: deleted.map(({ id }) => id) };
      };
      await served.branch.executeControl('deleteRecordings', prepare, context.viewer.id);
      return served;
    },
    setClock: async (_, { branch, clock }, context) => {
      const served = await findBranchToChange(context, branch);
      await changeClock(served.branch, clock, context.viewer.id);
      return served;
    },
    clearRequests: async (_, { branch }, context) => {
      const served = await findBranchToChange(context, branch);
      served.traffic.clear();
      return served;
    },
  },
  Subscription: {
    requestsRecorded: {
      subscribe: async (_, { branch }, context) => {
        const { name, traffic } = await findBranch(context, branch);
        return traffic.watch((batch) => ({ requestsRecorded: { branch: name, ...batch } }));
      },
    },
    branchChanged: {
      subscribe: async (_, { branch }, context) => {
        const served = await findBranch(context, branch);
        return served.watch(() => ({ branchChanged: served }));
      },
    },
  },
};
