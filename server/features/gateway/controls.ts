import type { ControlArgs, ControlName } from '../../commands/controlCommands.ts';
import type { InternalCommand } from '../../feature.ts';

type Controls = { [Name in ControlName as `gateway.${Name}`]: InternalCommand<ControlArgs[Name]> };

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
  'gateway.usePersonalToken': (_, { id, at }, { collections }) =>
    collections.auth.personalTokens.recordUse(id, at),
};
