import { type Branch, type BranchState, createBranch, type SampleSettings } from '../branch.ts';
import { createAsyncQueue } from '../commands/asyncQueue.ts';
import type { Entry } from '../commands/command.ts';
import { conflict, notFound, pointIsGone, signInOnMain, tooManyBranches } from '../errors.ts';
import type { Services } from '../services/createServices.ts';
import type { Tokens } from '../services/tokens.ts';
import type { Snapshot } from '../store/createStore.ts';
import { isSame } from '../store/statePatch.ts';
import { createDataPatch, isControlCommand } from './data.ts';
import { createFaults, type Faults } from './faults.ts';
import { checkName, formatPoint, type Point, parsePoint } from './points.ts';
import { createTraffic, type Traffic } from './traffic.ts';
import type { Upstream } from './upstream.ts';
import { createUpstreamRules, type UpstreamRules } from './upstreamRules.ts';

/** Branches besides `main`. Beyond them, one that nobody has used for `idleTime` is deleted. */
const maxBranches = 1_000;
/** Milliseconds. */
const idleTime = 30 * 60_000;
/** Milliseconds between two reports of a branch that changes. */
const changeInterval = 250;
/** Past states of a branch that stay in memory. */
const keptViews = 8;

/** A branch with its settings and records in this process. */
export interface ServedBranch {
  name: string;
  branch: Branch;
  /** The point that it was forked from; null if it began with the sample. */
  origin: string | null;
  /** The number of the last command at its creation. */
  createdSeq: number;
  createdAt: Date;
  usedAt: Date;
  /** Returns the sample that the branch began with, itself or as a fork. */
  sample: () => Snapshot;
  faults: Faults;
  upstream: UpstreamRules;
  traffic: Traffic;
}

/** A branch as one request uses it: the present state, or a past one. */
export interface RequestedBranch {
  served: ServedBranch;
  /** The branch itself, or a past state of it. */
  branch: Branch;
}

interface NewBranch {
  state: BranchState;
  /** The point that it is forked from. */
  origin?: string;
  /** The branch that it has the sample of. */
  parent: Pick<ServedBranch, 'sample' | 'branch'>;
}

interface GatewayOptions {
  services: Services;
  main: Branch;
  /** Whether callers need abilities: then sessions begin on `main`, and naming a branch does not create it. */
  enforcesRules?: boolean;
  /** The origin that upstream rules send requests to. */
  upstream?: Upstream;
  onError?: (error: unknown) => void;
}

export type Gateway = ReturnType<typeof createGateway>;

/** Creates the branches of a server, and their controls. */
export function createGateway({
  services,
  main,
  enforcesRules = false,
  upstream,
  onError,
}: GatewayOptions) {
  const served = new Map<string, ServedBranch>();
  const views = new Map<string, Promise<Branch>>();
  const watchers = new Set<(changed: ServedBranch) => void>();
  const mainServed = addBranch('main', main, null, main.sample);

  function addBranch(
    name: string,
    branch: Branch,
    origin: string | null,
    sample: () => Snapshot,
  ): ServedBranch {
    const time = services.now();
    const entry: ServedBranch = {
      name,
      branch,
      origin,
      createdSeq: origin === null && name === 'main' ? 0 : branch.position().seq,
      createdAt: time,
      usedAt: time,
      sample,
      faults: createFaults(branch.collections.gateway.faults, () => branch.sampleSettings.seed),
      upstream: createUpstreamRules(branch.collections.gateway.upstreamRules),
      traffic: createTraffic(services.now),
    };
    served.set(name, entry);
    branch.onApplied(() => {
      for (const watcher of watchers) watcher(entry);
    });
    return entry;
  }

  /** Deletes the branch that was not used for the longest time, if that is long enough. */
  function makeRoom() {
    if (served.size <= maxBranches) return;
    const others = [...served.values()].filter((one) => one !== mainServed);
    const oldest = others.reduce((a, b) => (a.usedAt <= b.usedAt ? a : b));
    if (services.now().getTime() - oldest.usedAt.getTime() < idleTime) {
      throw tooManyBranches(maxBranches);
    }
    removeBranch(oldest);
  }

  function removeBranch({ name, branch }: ServedBranch) {
    served.delete(name);
    for (const key of views.keys()) if (key.startsWith(`${name}@`)) views.delete(key);
    branch.close().catch((error) => onError?.(error));
  }

  function createNamed(name: string, { state, origin, parent }: NewBranch): ServedBranch {
    if (served.has(name)) throw conflict(`The branch ${name} exists already.`);
    makeRoom();
    const branch = createBranch({
      services: {
        ...services,
        tokens: enforcesRules ? verifyOnly(services.tokens) : services.tokens,
        // They belong to the sample.
        seedRows: parent.branch.sampleSettings.seedRows ?? undefined,
        hasReplies: parent.branch.sampleSettings.hasReplies,
      },
      name,
      origin: parent.branch.sampleSettings,
      state,
      seedsFollowHistory: true,
      onError,
    });
    return addBranch(name, branch, origin ?? null, parent.sample);
  }

  const createFromSample = (name: string) =>
    createNamed(name, { state: { store: mainServed.sample() }, parent: mainServed });

  function find(name: string): ServedBranch {
    const found = served.get(name);
    if (!found) throw notFound('branch', name);
    return found;
  }

  /** Returns the state of a branch after a command, as a branch that cannot be changed. */
  function view(from: ServedBranch, seq: number): Promise<Branch> {
    const point = formatPoint({ name: from.name, seq });
    const existing = views.get(point);
    if (existing) return existing;
    const created = createView(from, seq, point);
    views.set(point, created);
    created.catch(() => views.delete(point));
    for (const oldest of views.keys()) {
      if (views.size > keptViews) views.delete(oldest);
    }
    return created;
  }

  async function createView({ branch, createdAt }: ServedBranch, seq: number, point: string) {
    const store = await stateAt(branch, { name: point, seq });
    const [last] = seq > branch.firstPoint() ? await branch.entriesBetween(seq - 1, seq) : [];
    const at = last?.at ?? createdAt.toISOString();
    return createBranch({ services, name: point, state: { store }, past: { point, at } });
  }

  /** Rejects with `NOT_FOUND` if the state is no longer kept. */
  async function stateAt(branch: Branch, { name, seq }: Point): Promise<Snapshot> {
    if (seq === undefined) return branch.snapshot();
    if (seq < branch.firstPoint()) throw pointIsGone(formatPoint({ name, seq }));
    return branch.stateAt(seq);
  }

  /** Changes the state of a branch to an earlier one, by a command. Faults and clock stay. */
  function restore(
    { branch }: ServedBranch,
    viewerId: number | null,
    findTarget: () => Promise<{ to: number; state: Snapshot }>,
  ) {
    return branch.executeControl({
      field: 'gateway.restore',
      viewerId,
      async prepare() {
        const { to, state } = await findTarget();
        return { to, patch: createDataPatch(branch.snapshot(), state) };
      },
    });
  }

  async function undoable({ branch }: ServedBranch): Promise<Entry | undefined> {
    const first = branch.firstPoint();
    let entries: Entry[] = [];
    let seq = branch.position().seq;
    while (seq > first) {
      const start = entries[0]?.seq ?? Number.POSITIVE_INFINITY;
      if (seq < start) entries = await branch.entriesBetween(Math.max(first, seq - 100), seq);
      const entry = entries[seq - (entries[0]?.seq ?? 0)];
      if (!entry) return undefined;
      if (branch.outcomeOf(seq) === 'REFUSED') seq -= 1;
      else if (entry.field === 'gateway.restore') seq = entry.args.to as number;
      else if (isControlCommand(entry)) seq -= 1;
      else return entry;
    }
    return undefined;
  }

  return {
    main: mainServed,
    upstream,
    /** Whether a request can ask for its own delay or error. Otherwise strangers could hold connections open. */
    allowsHeaderFaults: !enforcesRules,

    /**
     * Returns the branch that a request names: `pr-42`, or a past state such as `main@120`. A branch that does not
     * exist begins with the sample, so that parallel tests need no preparation.
     */
    request(text: string): RequestedBranch | Promise<RequestedBranch> {
      const point = parsePoint(text, 'X-Branch');
      const existing = served.get(point.name);
      if (!existing && (enforcesRules || point.seq !== undefined)) {
        throw notFound('branch', point.name);
      }
      const found = existing ?? createFromSample(point.name);
      found.usedAt = services.now();
      if (point.seq === undefined) return { served: found, branch: found.branch };
      return view(found, point.seq).then((branch) => ({ served: found, branch }));
    },

    find,

    /** Returns `main`, then the others, the last used first. */
    list: () =>
      [...served.values()].sort((a, b) =>
        a === mainServed ? -1 : b === mainServed ? 1 : b.usedAt.getTime() - a.usedAt.getTime(),
      ),

    async create(name: string, from: string | null): Promise<ServedBranch> {
      checkName(name, 'name');
      if (from === null) return createFromSample(name);
      const point = parsePoint(from, 'from');
      const parent = find(point.name);
      const seq = point.seq ?? parent.branch.position().seq;
      const store = await stateAt(parent.branch, { name: point.name, seq });
      const origin = formatPoint({ name: point.name, seq });
      return createNamed(name, { state: { store }, origin, parent });
    },

    createNamed,

    /** Returns what a branch of another sample begins with. It is not served itself. */
    parentOf(settings: SampleSettings): NewBranch['parent'] {
      if (isSame(settings, mainServed.branch.sampleSettings)) return mainServed;
      const { at, seed, seedRows, hasReplies } = settings;
      const branch = createBranch({
        services: {
          ...services,
          seedRows: seedRows ?? undefined,
          hasReplies,
          setTimeout: undefined,
        },
        origin: { at, seed },
      });
      return { branch, sample: branch.sample };
    },

    rename(name: string, to: string): ServedBranch {
      const renamed = find(name);
      if (renamed === mainServed) throw conflict('The branch main cannot be renamed.');
      checkName(to, 'to');
      if (served.has(to)) throw conflict(`The branch ${to} exists already.`);
      served.delete(name);
      served.set(to, renamed);
      renamed.name = to;
      return renamed;
    },

    delete(name: string) {
      const deleted = find(name);
      if (deleted === mainServed) throw conflict('The branch main cannot be deleted.');
      removeBranch(deleted);
    },

    async reset(target: ServedBranch, to: number | null, viewerId: number | null) {
      const { branch } = target;
      if (to === null) {
        await restore(target, viewerId, async () => ({ to: 0, state: target.sample() }));
        target.traffic.clear();
        target.faults.restart();
        return;
      }
      await restore(target, viewerId, async () => ({
        to,
        state: await stateAt(branch, { name: target.name, seq: to }),
      }));
    },

    undoable,

    /** Throws `CONFLICT` if there is nothing to undo. */
    undo(target: ServedBranch, viewerId: number | null) {
      return restore(target, viewerId, async () => {
        const entry = await undoable(target);
        if (!entry) throw conflict(`The branch ${target.name} has no command that can be undone.`);
        const to = entry.seq - 1;
        return { to, state: await target.branch.stateAt(to) };
      });
    },

    /** Returns the states of two points, for a comparison. */
    async statesOf(points: [Point, Point]): Promise<[Snapshot, Snapshot]> {
      const [one, other] = points;
      return [
        await stateAt(find(one.name).branch, one),
        await stateAt(find(other.name).branch, other),
      ];
    },

    /** Returns a new id of a rule or a recording. */
    createId: () => Math.floor(services.random() * 2 ** 32).toString(36),

    /** Yields a branch at once, and when it has executed commands, at most four times a second. */
    watchBranch<Item>(
      watched: ServedBranch,
      read: (changed: ServedBranch) => Item,
    ): AsyncIterableIterator<Item> {
      let timeout: ReturnType<typeof setTimeout> | undefined;
      const queue = createAsyncQueue<Item>({
        first: [read(watched)],
        limit: 100,
        onEnd() {
          clearTimeout(timeout);
          watchers.delete(watcher);
        },
      });
      function watcher(changed: ServedBranch) {
        if (changed !== watched) return;
        timeout ??= setTimeout(() => {
          timeout = undefined;
          queue.push(read(watched));
        }, changeInterval);
      }
      watchers.add(watcher);
      return queue.items;
    },

    async close() {
      const others = [...served.values()].filter((one) => one !== mainServed);
      await Promise.all(others.map(({ branch }) => branch.close()));
    },
  };
}

/** Returns tokens that identify the accounts of `main`, and that sign no session of another branch. */
function verifyOnly({ verify }: Tokens): Tokens {
  return {
    verify,
    async sign() {
      throw signInOnMain();
    },
  };
}
