import type { Branch } from './branch.ts';
import type { CommandContext, Viewer } from './commands/commandContext.ts';
import type { Gateway, ServedBranch } from './gateway/createGateway.ts';
import type { FieldFaults } from './gateway/faults.ts';
import { limits } from './graphql/limits.ts';
import type { Caller } from './request/identifyCaller.ts';

/** The context of resolvers. */
export interface Context
  extends Pick<Branch, 'collections' | 'execute' | 'countRows' | 'history'>,
    Pick<CommandContext, 'onCommand'> {
  /** Identifies the request in the log. */
  requestId?: string;
  viewer: Viewer;
  /** The headers of the request. Undefined for a command. */
  headers?: Caller['headers'];
  /** The time at which a query must be finished, in milliseconds of `performance.now()`. */
  deadline: number;
  /** The branch of the request, and the controls. Undefined for a command. */
  gateway?: {
    controls: Gateway;
    served: ServedBranch;
    /** The number of the command of a past state that the request reads. Undefined for the present state. */
    pastSeq?: number;
  };
  /** The rules that make fields fail. Undefined if no rule of the branch can apply to the operation. */
  fieldFaults?: FieldFaults;
}

/** Creates the context of an operation on a branch, without controls. */
export function createBranchContext(
  { collections, execute, countRows, history }: Branch,
  viewer: Viewer,
): Context {
  const deadline = performance.now() + limits.executionTime;
  return { collections, execute, countRows, history, viewer, deadline };
}

/** Creates the context of an operation that a caller has sent. */
export function createContext(
  { branch, served, gateway: controls, viewer, headers, requestId }: Caller,
  fieldFaults?: FieldFaults,
): Context {
  const pastSeq = branch === served.branch ? undefined : branch.getPosition().seq;
  const gateway = { controls, served, pastSeq };
  return Object.assign(createBranchContext(branch, viewer), {
    requestId,
    headers,
    gateway,
    fieldFaults,
  });
}
