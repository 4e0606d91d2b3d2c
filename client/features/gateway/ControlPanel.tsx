import { Skeleton, Tabs } from '@mantine/core';
import {
  IconActivity,
  IconBolt,
  IconGitBranch,
  IconHistory,
  IconWorld,
  IconZoomScan,
} from '@tabler/icons-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaultRuleInput, UpstreamRuleInput } from '../../gql/gateway/graphql.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useCenteredItem } from '../../ui/useCenteredItem.ts';
import classes from './ControlPanel.module.css';
import { type PanelProps, type TabId, tabs } from './view.ts';

const TrafficTab = lazyComponent(async () => (await import('./TrafficTab.tsx')).TrafficTab);
const ScreenTab = lazyComponent(async () => (await import('./ScreenTab.tsx')).ScreenTab);
const HistoryTab = lazyComponent(async () => (await import('./HistoryTab.tsx')).HistoryTab);
const BranchesTab = lazyComponent(async () => (await import('./BranchesTab.tsx')).BranchesTab);
const FaultsTab = lazyComponent(async () => (await import('./FaultsTab.tsx')).FaultsTab);

const UpstreamTab = lazyComponent(async () => (await import('./UpstreamTab.tsx')).UpstreamTab);

const icons = {
  traffic: IconActivity,
  screen: IconZoomScan,
  history: IconHistory,
  branches: IconGitBranch,
  faults: IconBolt,
  upstream: IconWorld,
};

/** The content of the screen and of the drawer. */
export function ControlPanel({ view, onView }: PanelProps) {
  const { t } = useTranslation('gateway');
  /** The rules that another tab asks to create. */
  const [draft, setDraft] = useState<Partial<FaultRuleInput>>();
  const [upstreamDraft, setUpstreamDraft] = useState<Partial<UpstreamRuleInput>>();
  const shown = tabs.find((tab) => tab === view.tab) ?? 'traffic';

  const list = useRef<HTMLDivElement>(null);

  // On narrow screens the tabs scroll sideways.
  useCenteredItem(list, '[aria-selected="true"]', shown);

  function makeFault(rule: Partial<FaultRuleInput>) {
    setDraft(rule);
    onView({ tab: 'faults' });
  }

  function makeReal(rule: Partial<UpstreamRuleInput>) {
    setUpstreamDraft(rule);
    onView({ tab: 'upstream' });
  }

  const panels: Record<TabId, ReactNode> = {
    traffic: <TrafficTab view={view} onView={onView} onFault={makeFault} onUpstream={makeReal} />,
    screen: <ScreenTab onFault={makeFault} onUpstream={makeReal} />,
    history: <HistoryTab />,
    branches: <BranchesTab />,
    faults: <FaultsTab draft={draft} onDraftDone={() => setDraft(undefined)} />,
    upstream: <UpstreamTab draft={upstreamDraft} onDraftDone={() => setUpstreamDraft(undefined)} />,
  };

  return (
    <Tabs
      value={shown}
      keepMounted={false}
      onChange={(tab) => onView({ tab: tab ?? 'traffic' })}
      className={classes.tabs}
    >
      <Tabs.List ref={list} aria-label={t('title')} className={classes.list}>
        {tabs.map((tab) => {
          const Icon = icons[tab];
          return (
            <Tabs.Tab
              key={tab}
              value={tab}
              className={classes.tab}
              leftSection={<Icon size={18} stroke={1.7} aria-hidden />}
            >
              {t(`tab.${tab}`)}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab} value={tab}>
          <Suspense fallback={<Skeleton height={320} radius={10} data-waiting />}>
            {panels[tab]}
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
