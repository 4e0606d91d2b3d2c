import { IconAdjustmentsBolt, IconServerBolt } from '@tabler/icons-react';
import { hasControls } from '../../config.ts';
import type { Feature } from '../../feature.ts';
import { BranchBadge } from './BranchBadge.tsx';
import { setControlPanel } from './controlPanel.ts';
import { GatewayOverlay } from './GatewayOverlay.tsx';
import { requiredAbility } from './requiredAbility.ts';

const controlsFeature: Feature = {
  name: 'gateway',
  routes: [
    {
      path: '/gateway',
      handle: { access: requiredAbility },
      lazy: async () => ({ Component: (await import('./GatewayPage.tsx')).GatewayPage }),
    },
  ],
  menu: [{ id: 'gateway', icon: IconServerBolt, to: '/gateway', access: requiredAbility }],
  navbar: [{ slot: 'branch', Widget: BranchBadge }],
  overlay: GatewayOverlay,
  commands: [{ id: 'controlPanel', icon: IconAdjustmentsBolt, run: () => setControlPanel('open') }],
  typePolicies: {
    Branch: {
      keyFields: ['name'],
      fields: { faults: { merge: false }, upstreamRules: { merge: false } },
    },
    // The ids of these types are unique only in one branch or table.
    FaultRule: { keyFields: false },
    UpstreamRule: { keyFields: false },
    RecordedRequest: { keyFields: false },
    DataChange: { keyFields: false },
  },
};

/** The control panel of the gateway. Without controls, the feature has no routes, menu entry, shortcut and badge. */
export const gateway: Feature = hasControls ? controlsFeature : { name: 'gateway', routes: [] };
