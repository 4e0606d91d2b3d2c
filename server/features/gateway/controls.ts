import type { ClockSetting } from '../../commands/branchClock.ts';
import type { InternalCommand } from '../../feature.ts';
import type { StatePatch } from '../../store/statePatch.ts';
import type { StoredFault } from './row.ts';

type Controls = {
  'gateway.restore': InternalCommand<{ to: number; patch: StatePatch }>;
  'gateway.setClock': InternalCommand<{ setting: ClockSetting }>;
  'gateway.setFaults': InternalCommand<{ rules: StoredFault[] }>;
};

/** The commands of the controls that change one branch. `server/gateway/` makes them. */
export const controls: Controls = {
  'gateway.restore': (_, { patch }, { collections }) => collections.gateway.restore(patch),
  'gateway.setClock': (_, { setting }, { collections }) => collections.gateway.setClock(setting),
  'gateway.setFaults': (_, { rules }, { collections }) => collections.gateway.setFaults(rules),
};
