import { branchTooLarge, notFound, pastStateReadOnly } from '../errors.ts';
import type { Services } from '../services/createServices.ts';
import { deepFreeze } from '../store/freeze.ts';
import { accountCommands } from './accountCommands.ts';
import type { Command } from './command.ts';
import type { CommandContext } from './commandContext.ts';
import type { CommandLog } from './commandLog.ts';
import { type ControlArgs, type ControlName, controlPrefix } from './controlCommands.ts';
import type { FeatureRegistry } from './featureRegistry.ts';
import { createSerialQueue } from './serialQueue.ts';
import type { Timeline } from './timeline.ts';
import type { Timer } from './timers.ts';

/** A call of a root field of `Mutation`. */
interface MutationCall {
  field: string;
  args: Command['args'];
  context: CommandContext;
  /** Throws if the caller lacks the required ability. */
  authorize?: () => void;
}

interface CommandLoopOptions {
  /** The name of the branch in errors. */
  name: string;
  timeline: Timeline;
  registry: FeatureRegistry;
  executeCommand: CommandLog['executeCommand'];
  maxSize: number;
  /** Throws if the branches together, or those of one client, are too large. */
  checkGrowth?: () => void;
  /** The name of a past state, such as `main@120`, which refuses all commands. */
  pastPoint?: string;
  services: Pick<Services, 'freezesRows' | 'isStrict' | 'now'>;
}

/** Creates the queue in which calls become commands, one at a time, in the order of their arrival. */
export function createCommandLoop(options: CommandLoopOptions) {
  const { name, timeline, registry, executeCommand, maxSize, pastPoint, services } = options;
  const { seeds, now } = timeline;
  const runInTurn = createSerialQueue();
  /** The result of the command that was started last. */
  let lastResult: unknown;
  /** Creates the error for every further command; undefined while commands are executed. */
  let refuse = pastPoint === undefined ? undefined : () => pastStateReadOnly(pastPoint);

  /** Throws if the branch is too large, closed or a past state. */
  function checkOpen() {
    if (refuse) throw refuse();
    if (timeline.getSize() > maxSize) throw branchTooLarge(name, maxSize);
    options.checkGrowth?.();
  }

  function createCommand(field: string, args: Command['args'], viewerId: number | null): Command {
    // In strict mode, sessions and reset links expire by the time of the server: a frozen clock would keep them valid.
    const isOfServer = services.isStrict && accountCommands.includes(field);
    const at = (isOfServer ? services.now() : now()).toISOString();
    const command = { field, args, viewerId, at, seed: seeds.draw() };
    return services.freezesRows ? deepFreeze(command) : command;
  }

  /** Wraps the result. A promise would make the next call wait until the journal has stored this command. */
  function startCommand(command: Command, onCommand?: CommandContext['onCommand']) {
    // The branch may have been closed while the call waited for its turn.
    if (refuse) throw refuse();
    const result = executeCommand(command, onCommand);
    lastResult = result;
    return { result };
  }

  /** Waits until the journal has stored the commands that were started, and they are applied. */
  const waitForCommands = () => Promise.resolve(lastResult).catch(() => undefined);

  return {
    runInTurn,

    /** Executes a mutation as a command when it has its turn, and returns its result. */
    execute({ field, args, context, authorize }: MutationCall): unknown {
      checkOpen();
      const { viewer, onCommand } = context;
      const prepare = registry.getPreparation(field);

      async function prepareAndExecute() {
        authorize?.();
        const prepared = prepare ? await prepare(args, context) : args;
        return startCommand(createCommand(field, prepared, viewer.id), onCommand);
      }

      const started = runInTurn(() => {
        if (prepare) return prepareAndExecute();
        authorize?.();
        return startCommand(createCommand(field, args, viewer.id), onCommand);
      });
      return started instanceof Promise ? started.then(getResult) : started.result;
    },

    /**
     * Executes the command of a control. `prepare` creates the arguments when it is the call's turn and all earlier
     * commands are applied: no other call can then change the state that they depend on.
     */
    async executeControl<Name extends ControlName>(
      control: Name,
      prepare: (createId: () => string) => ControlArgs[Name] | Promise<ControlArgs[Name]>,
      viewerId: number | null,
    ): Promise<void> {
      checkOpen();
      const { result } = await runInTurn(async () => {
        await waitForCommands();
        const args = { ...(await prepare(seeds.createIdGenerator())) };
        return startCommand(createCommand(controlPrefix + control, args, viewerId));
      });
      await result;
    },

    /** Executes a command of another branch. Resolves with the error of the command, or with undefined. */
    async repeat(command: Command): Promise<unknown> {
      try {
        await (await runInTurn(() => startCommand(command))).result;
        return undefined;
      } catch (error) {
        return error;
      }
    },

    /** Starts the command of a timer. Its time is not before that of the timer. */
    startTimer: ({ key, at, field, args }: Timer, time: string) =>
      startCommand({ ...createCommand(field, args, null), at: time, timer: { key, at } }),

    /** Refuses further commands, and returns their error. */
    close() {
      refuse ??= () => notFound('branch', name);
      return refuse();
    },
  };
}

export type CommandLoop = ReturnType<typeof createCommandLoop>;

const getResult = ({ result }: { result: unknown }) => result;
