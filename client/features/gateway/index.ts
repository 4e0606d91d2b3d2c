import { IconAdjustmentsBolt, IconServerBolt } from '@tabler/icons-react';
import type { Feature } from '../../feature.ts';
import { setControlPanel } from '../../state/controlPanel.ts';
import { hasControls } from '../../state/hasControls.ts';
import { BranchBadge } from './BranchBadge.tsx';
import { GatewayOverlay } from './GatewayOverlay.tsx';
import { need } from './need.ts';

const controls: Feature = {
  name: 'gateway',
  routes: [
    {
      path: '/gateway',
      handle: { access: need },
      lazy: async () => ({ Component: (await import('./GatewayPage.tsx')).GatewayPage }),
      loader: async (args) => (await import('./loaders.ts')).gatewayLoader(args),
    },
  ],
  menu: [{ id: 'gateway', icon: IconServerBolt, to: '/gateway', access: need }],
  navbar: [{ slot: 'branch', Widget: BranchBadge }],
  overlay: GatewayOverlay,
  commands: [{ id: 'controlPanel', icon: IconAdjustmentsBolt, run: () => setControlPanel('open') }],
  typePolicies: {
    Branch: {
      keyFields: ['name'],
      fields: { faults: { merge: false }, upstreamRules: { merge: false } },
    },
    // Their ids are unique only in a branch or in a table.
    FaultRule: { keyFields: false },
    UpstreamRule: { keyFields: false },
    RecordedRequest: { keyFields: false },
    DataChange: { keyFields: false },
  },
};

/** Without controls, the dashboard has neither the screen nor its menu entry, shortcut and badge. */
export const gateway: Feature = hasControls ? controls : { name: 'gateway', routes: [] };
