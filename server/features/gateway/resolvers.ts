import type { GraphQLSchema } from 'graphql';
import type { Entry } from '../../commands/command.ts';
import type { Context, GatewayContext } from '../../context.ts';
import { badInput, notFound } from '../../errors.ts';
import { changeClock } from '../../gateway/changeClock.ts';
import { compareStates } from '../../gateway/compareStates.ts';
import type { ServedBranch } from '../../gateway/createGateway.ts';
import { isControlCommand } from '../../gateway/dataPatch.ts';
import { readFaultRules } from '../../gateway/faults.ts';
import { hideSecrets } from '../../gateway/hideSecrets.ts';
import { formatPoint, parsePoint } from '../../gateway/points.ts';
import { exportScenario, importScenario } from '../../gateway/scenario.ts';
import { readInput } from '../../gateway/traffic.ts';
import { findUndoable, resetBranch, undoCommand } from '../../gateway/undo.ts';
import { readUpstreamRules } from '../../gateway/upstreamRules.ts';
import type { Resolvers } from '../../gql/resolvers.ts';
import { isControl } from '../../graphql/controls.ts';
import { andThen } from '../../values/andThen.ts';

/** Returns the branches and the branch of the request. Only commands have none, and they call no control. */
function gatewayOf({ gateway }: Context): GatewayContext {
  if (!gateway) throw new Error('A command cannot use the controls.');
  return gateway;
}

/** Returns the branch of that name, or the branch of the request. */
function branchOf(
  context: Context,
  name: string | null | undefined,
): ServedBranch | Promise<ServedBranch> {
  const { controls, served } = gatewayOf(context);
  return typeof name === 'string' ? controls.find(name) : served;
}

/** Returns a resolver that opens a branch before it reads it. */
const read =
  <Result>(resolve: (served: ServedBranch) => Result) =>
  (served: ServedBranch) =>
    andThen(served.open(), () => resolve(served));

export const resolvers: Resolvers = {
  Branch: {
    seq: read(({ branch }) => branch.position().seq),
    firstSeq: read(({ branch }) => branch.getOldestSeq() + 1),
    distance: read(({ branch, createdSeq }) => branch.position().seq - createdSeq),
    rowCount: read(({ branch }) => branch.countAllRows()),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    usedAt: ({ usedAt }) => usedAt.toISOString(),
    clock: read(({ branch: { clock } }) => ({
      isFrozen: clock.isFrozen(),
      now: clock.now().toISOString(),
      offset: clock.offset(),
    })),
    faults: read(({ branch, faults }) =>
      branch.collections.gateway
        .faults()
        .map((rule) => ({ ...rule, hits: faults.countHits(rule.id) })),
    ),
    upstreamRules: read(({ branch, upstream }) => {
      const { gateway } = branch.collections;
      return gateway.upstreamRules().map((rule) => ({
        ...rule,
        recordingCount: upstream.listRecordings(rule.id, gateway.recordings()).length,
      }));
    }),
    undoable: read(async (served) => {
      const entry = await findUndoable(served);
      return entry ? journalEntry(served, entry) : null;
    }),
  },
  RecordedRequest: {
    at: ({ at }) => at.toISOString(),
    input: (request) => readInput(request),
  },
  Query: {
    branches: (_, __, context) => gatewayOf(context).controls.list(),
    branch: (_, { name }, context) => branchOf(context, name),
    journal: async (_, { branch: name, before, limit }, context) => {
      if (limit < 1 || limit > 500) throw badInput('limit', 'must be from 1 to 500.');
      const served = await branchOf(context, name);
      const { branch } = served;
      const { seq } = branch.position();
      const first = branch.getOldestSeq();
      const last = Math.min(seq, (before ?? seq + 1) - 1);
      const entries =
        last > first ? await branch.readEntries(Math.max(first, last - limit), last) : [];
      return {
        entries: entries.reverse().map((entry) => journalEntry(served, entry)),
        seq,
        firstSeq: first + 1,
      };
    },
    branchDiff: async (_, { from, to }, context) => {
      const points = [parsePoint(from, 'from'), parsePoint(to, 'to')] as const;
      const [before, after] = await gatewayOf(context).controls.findStates([...points]);
      return {
        from: formatPoint(points[0]),
        to: formatPoint(points[1]),
        ...compareStates(before, after),
      };
    },
    recordedRequests: async (_, { branch, limit, ...filter }, context) => {
      if (limit < 1 || limit > 1_000) throw badInput('limit', 'must be from 1 to 1000.');
      const { traffic } = await branchOf(context, branch);
      return traffic.list({ ...filter, limit });
    },
    recordings: async (_, { branch: name }, context) => {
      const { branch } = await branchOf(context, name);
      return branch.collections.gateway.recordings().toReversed();
    },
    upstreamUrl: (_, __, context) => gatewayOf(context).controls.upstream?.origin ?? null,
    scenario: async (_, { branch }, context) => exportScenario(await branchOf(context, branch)),
  },
  Mutation: {
    createBranch: (_, { name, from }, context) =>
      gatewayOf(context).controls.create(name, from ?? null),
    renameBranch: (_, { name, to }, context) => gatewayOf(context).controls.rename(name, to),
    deleteBranch: async (_, { name }, context) => {
      await gatewayOf(context).controls.delete(name);
      return name;
    },
    resetBranch: async (_, { branch, to }, context) => {
      const served = await branchOf(context, branch);
      await resetBranch(served, to ?? null, context.viewer.id);
      return served;
    },
    undoCommand: async (_, { branch }, context) => {
      const served = await branchOf(context, branch);
      await undoCommand(served, context.viewer.id);
      return served;
    },
    importScenario: (_, { name, scenario }, context, { schema }) =>
      importScenario(gatewayOf(context).controls, schema, name, scenario),
    setFaults: async (_, { branch, rules }, context) => {
      const served = await branchOf(context, branch);
      const { controls } = gatewayOf(context);
      const stored = readFaultRules(
        rules.map(({ id = null, operation = null, field = null, route = null, ...rule }) => ({
          ...rule,
          id,
          operation: operation || null,
          field: field || null,
          route: route || null,
          error: rule.error || null,
          status: rule.status ?? null,
          times: rule.times ?? null,
        })),
        controls.createId,
      );
      await served.branch.executeControl({
        field: 'gateway.setFaults',
        prepare: () => ({ rules: stored }),
        viewerId: context.viewer.id,
      });
      return served;
    },
    setUpstreamRules: async (_, { branch, rules }, context, { schema }) => {
      const served = await branchOf(context, branch);
      const { controls } = gatewayOf(context);
      const stored = readUpstreamRules(
        rules.map(({ id = null, route, operation, field, mode }) => ({
          id,
          route: route || null,
          operation: operation || null,
          field: field || null,
          mode,
        })),
        {
          createId: controls.createId,
          hasUpstream: controls.upstream !== undefined,
          fields: listDataFields(schema),
        },
      );
      await served.branch.executeControl({
        field: 'gateway.setUpstreamRules',
        prepare: () => ({ rules: stored }),
        viewerId: context.viewer.id,
      });
      return served;
    },
    deleteRecordings: async (_, { branch, rule }, context) => {
      const served = await branchOf(context, branch);
      const { gateway } = served.branch.collections;
      const isRule = gateway.upstreamRules().some(({ id }) => id === rule);
      if (typeof rule === 'string' && !isRule) throw notFound('upstream rule', rule);
      await served.branch.executeControl({
        field: 'gateway.deleteRecordings',
        prepare() {
          const all = gateway.recordings();
          const deleted =
            typeof rule === 'string' ? served.upstream.listRecordings(rule, all) : all;
          return { ids: deleted.map(({ id }) => id) };
        },
        viewerId: context.viewer.id,
      });
      return served;
    },
    setClock: async (_, { branch, clock }, context) => {
      const served = await branchOf(context, branch);
      await changeClock(served.branch, clock, context.viewer.id);
      return served;
    },
    clearRequests: async (_, { branch }, context) => {
      const served = await branchOf(context, branch);
      served.traffic.clear();
      return served;
    },
  },
  Subscription: {
    requestsRecorded: {
      subscribe: async (_, { branch }, context) => {
        const { name, traffic } = await branchOf(context, branch);
        return traffic.watch((batch) => ({ requestsRecorded: { branch: name, ...batch } }));
      },
    },
    branchChanged: {
      subscribe: async (_, { branch }, context) => {
        const watched = await branchOf(context, branch);
        return watched.watch(() => ({ branchChanged: watched }));
      },
    },
  },
};

/** Returns the names of the root fields of queries and mutations that are no controls. */
function listDataFields(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).flatMap((field) =>
      isControl(field) ? [] : [`${type?.name}.${field.name}`],
    ),
  );
}

function journalEntry({ branch }: ServedBranch, entry: Entry) {
  const { seq, field, args, at, viewerId, timer } = entry;
  const isRestore = field === 'gateway.restore';
  return {
    seq,
    kind: isControlCommand(entry)
      ? ('CONTROL' as const)
      : timer
        ? ('TIMER' as const)
        : ('MUTATION' as const),
    field,
    args: hideSecrets(isRestore ? { to: args.to } : args),
    at,
    viewerId,
    viewerName: branch.collections.auth.getViewer(viewerId)?.fullName || null,
    outcome: branch.getOutcome(seq),
    restoredSeq: isRestore ? (args.to as number) : null,
  };
}
