import type { GraphQLSchema } from 'graphql';
import type { Branch, SampleSettings } from '../branch.ts';
import { createTimeline } from '../commands/timeline.ts';
import { notFound } from '../errors.ts';
import type { Snapshot, StatePatch } from '../store/snapshot.ts';
import { isSame } from '../store/statePatch.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { andThen } from '../values/andThen.ts';
import { createAgentSessions } from './agentSessions.ts';
import type { NewBranch } from './branchCreation.ts';
import { type BranchesOptions, createBranches } from './branches.ts';
import { checkPatch } from './checkState.ts';
import { createCommandCheck, type ScenarioSchemas } from './commandArguments.ts';
import { createPastViews } from './pastViews.ts';
import { checkName, findStateAt, formatPoint, type Point, parsePoint } from './points.ts';
import type { RuleTargets } from './ruleTargets.ts';
import type { ServedBranch } from './servedBranch.ts';

export type { ServedBranch } from './servedBranch.ts';

/** A branch as a request uses it: the present state, or a past state. */
interface RequestedBranch {
  served: ServedBranch;
  /** The branch itself, or a past state of it. */
  branch: Branch;
}

interface GatewayOptions extends Omit<BranchesOptions, 'onDelete'> {
  /** The schema of the data. Without it, the schema of the controls contains the data, too. */
  schema?: GraphQLSchema;
  /** Lists the REST routes, which rules can name. */
  listRoutes?: () => RuleTargets['routes'];
  /** The origin that upstream rules send requests to. */
  upstream?: Upstream;
}

export type Gateway = ReturnType<typeof createGateway>;

/** The characters that a row of a sample counts as. It is measured: a row takes 0.7 kB of memory. */
const charactersPerRow = 350;

const countRows = ({ tables }: Snapshot) =>
  Object.values(tables).reduce(
    (total, { rows }) => total + rows.reduce((count, chunk) => count + (chunk?.length ?? 0), 0),
    0,
  );

/** Creates the branches of a server, and their controls. `loadList` must be called before the branches are used. */
export function createGateway(options: GatewayOptions) {
  const { registry, services, enforcesRules = false, upstream } = options;
  const views = createPastViews(registry, services);
  const branches = createBranches({ ...options, onDelete: views.remove });
  const { main, find, list, loadList, close } = branches;

  /** The size of `main` at its latest fork. */
  let forkedSize = 0;

  /**
   * Returns the number of characters of changes that a fork of a branch keeps. Forks of `main` share its earlier changes,
   * and each counts those since the fork before it.
   */
  function measureFork(parent: ServedBranch): number {
    if (parent !== main) return parent.getSize();
    const since = main.branch.getSize() - forkedSize;
    forkedSize += since;
    return since;
  }

  async function findState(point: Point): Promise<Snapshot> {
    const { branch } = await find(point.name);
    return findStateAt(branch, point);
  }

  return {
    main,
    /** The agents that are connected to this process. */
    agents: createAgentSessions(services.now),
    schema: options.schema,
    listRoutes: options.listRoutes ?? (() => []),
    upstream,
    find,
    list,
    loadList,
    close,
    delete: branches.delete,
    /** Whether a request can ask for a delay or an error. With access rules, a stranger could keep connections open. */
    allowsHeaderFaults: !enforcesRules,

    /**
     * Returns the branch whose tokens identify the callers of a branch, and the time at which they are compared with their
     * expiry. With access rules, both are those of the server: clients can create branches, and freeze their clocks.
     */
    getTokenSource: ({ branch }: ServedBranch) =>
      enforcesRules
        ? { branch: main.branch, now: services.now }
        : { branch, now: branch.clock.now },

    /**
     * Returns the branch that a request names: `pr-42`, or a past state such as `main@120`. If the branch does not
     * exist, it is created from the sample, so that parallel tests need no setup. `client` is the network address.
     */
    getRequestedBranch(text: string, client?: string): RequestedBranch | Promise<RequestedBranch> {
      const { name, seq } = parsePoint(text, 'X-Branch');
      if ((enforcesRules || seq !== undefined) && !branches.has(name)) {
        throw notFound('branch', name);
      }
      return andThen(branches.findOrCreate(name, client), (served) => {
        served.use();
        if (seq === undefined) return { served, branch: served.branch };
        return views.getView(served, seq).then((branch) => ({ served, branch }));
      });
    },

    /** Creates a branch from the sample, or from a point such as `main` or `main@120`. */
    async create(name: string, from: string | null, client?: string): Promise<ServedBranch> {
      checkName(name, 'name');
      if (from === null) return branches.createFromSample(name, client);
      const point = parsePoint(from, 'from');
      const parent = await find(point.name);
      const seq = point.seq ?? parent.branch.getPosition().seq;
      return branches.create(name, {
        settings: parent.settings,
        sample: await parent.sample(),
        state: await findStateAt(parent.branch, { name: point.name, seq }),
        origin: formatPoint({ name: point.name, seq }),
        inheritedSize: measureFork(parent),
        client,
      });
    },

    /**
     * Creates a branch with the sample of `settings`. `start` returns the state that the branch starts with, and `fill`
     * executes its commands. If a command fails, the branch is deleted. `size` is the number of characters of the changes
     * in the state.
     */
    async import(
      name: string,
      settings: SampleSettings,
      start: (sample: Snapshot) => Snapshot,
      { fill, size, client }: Pick<NewBranch, 'fill' | 'client'> & { size: number },
    ): Promise<ServedBranch> {
      checkName(name, 'name');
      const hasMainSample = isSame(settings, main.settings);
      const sample = hasMainSample
        ? await branches.getMainSample()
        : createTimeline({
            registry,
            services: branches.createBranchServices(settings),
            origin: settings,
          }).snapshot();
      const inheritedSize = size + (hasMainSample ? 0 : countRows(sample) * charactersPerRow);
      return branches.create(name, {
        settings,
        sample,
        state: start(sample),
        fill,
        inheritedSize,
        client,
      });
    },

    checkCommand: createCommandCheck(registry),
    /** Throws `BAD_USER_INPUT` if a patch of a scenario cannot be applied to a state like `sample`. */
    checkPatch: (schemas: ScenarioSchemas, sample: Snapshot, patch: StatePatch, path: string) =>
      checkPatch(schemas, registry, sample, patch, path),

    async rename(name: string, to: string): Promise<ServedBranch> {
      checkName(to, 'to');
      await branches.rename(name, to);
      return find(to);
    },

    /** Returns the states at two points, for a comparison. */
    async findStates([from, to]: [Point, Point]): Promise<[Snapshot, Snapshot]> {
      return [await findState(from), await findState(to)];
    },
  };
}
