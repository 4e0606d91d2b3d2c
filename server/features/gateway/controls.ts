import type { ClockSetting } from '../../commands/branchClock.ts';
import type { InternalCommand } from '../../feature.ts';
import type { StatePatch } from '../../store/statePatch.ts';
import type { StoredFault, StoredRecording, StoredUpstreamRule } from './row.ts';

type Controls = {
  'gateway.addRecording': InternalCommand<{ recording: StoredRecording }>;
  'gateway.deleteRecordings': InternalCommand<{ ids: string[] }>;
  'gateway.restore': InternalCommand<{ to: number; patch: StatePatch }>;
  'gateway.setClock': InternalCommand<{ setting: ClockSetting }>;
  'gateway.setFaults': InternalCommand<{ rules: StoredFault[] }>;
  'gateway.setUpstreamRules': InternalCommand<{ rules: StoredUpstreamRule[] }>;
};

/** The commands of the controls that change one branch. `server/gateway/` creates them. */
export const controls: Controls = {
  'gateway.addRecording': (_, { recording }, { collections }) =>
    collections.gateway.addRecording(recording),
  'gateway.deleteRecordings': (_, { ids }, { collections }) =>
    collections.gateway.deleteRecordings(ids),
  'gateway.restore': (_, { patch }, { collections }) => collections.gateway.restore(patch),
  'gateway.setClock': (_, { setting }, { collections }) => collections.gateway.setClock(setting),
  'gateway.setFaults': (_, { rules }, { collections }) => collections.gateway.setFaults(rules),
  'gateway.setUpstreamRules': (_, { rules }, { collections }) =>
    collections.gateway.setUpstreamRules(rules),
};
