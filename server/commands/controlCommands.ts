import type { StoredFault, StoredRecording, StoredUpstreamRule } from '../features/gateway/row.ts';
import type { StatePatch } from '../store/snapshot.ts';
import type { ClockSetting } from './branchClock.ts';
import type { Command } from './command.ts';

/** The arguments of the commands of controls, by control. `features/gateway/controls.ts` executes them. */
export interface ControlArgs {
  addRecording: { recording: StoredRecording };
  deleteRecordings: { ids: string[] };
  /** A reset is undone like a mutation. The undo of a command is not. */
  restore: { to: number; patch: StatePatch; isReset?: boolean };
  setClock: { setting: ClockSetting };
  setFaults: { rules: StoredFault[] };
  setUpstreamRules: { rules: StoredUpstreamRule[] };
  /** A request with a personal access token is not a command itself. */
  usePersonalToken: { id: number; at: string };
}

export type ControlName = keyof ControlArgs;

/** The prefix of the commands and values of controls. */
export const controlPrefix = 'gateway.';

export const isControlCommand = ({ field }: Pick<Command, 'field'>) =>
  field.startsWith(controlPrefix);
