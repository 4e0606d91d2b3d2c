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
import { type PanelProps, type TabId, tabs } from './panelView.ts';

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

/** The tabs of the control panel, on the page `/gateway` and in the drawer. */
export function ControlPanel({ view, onView }: PanelProps) {
  const { t } = useTranslation('gateway');
  // The values of the rule forms, if the user creates a rule from a request on another tab.
  const [faultDraft, setFaultDraft] = useState<Partial<FaultRuleInput>>();
  const [upstreamDraft, setUpstreamDraft] = useState<Partial<UpstreamRuleInput>>();
  const shownTab = tabs.find((tab) => tab === view.tab) ?? 'traffic';

  const tabList = useRef<HTMLDivElement>(null);

  // On narrow screens the tabs scroll sideways.
  useCenteredItem(tabList, '[aria-selected="true"]', shownTab);

  function openFaultForm(rule: Partial<FaultRuleInput>) {
    setFaultDraft(rule);
    onView({ tab: 'faults' });
  }

  function openUpstreamForm(rule: Partial<UpstreamRuleInput>) {
    setUpstreamDraft(rule);
    onView({ tab: 'upstream' });
  }

  const panels: Record<TabId, ReactNode> = {
    traffic: (
      <TrafficTab
        view={view}
        onView={onView}
        onCreateFaultRule={openFaultForm}
        onCreateUpstreamRule={openUpstreamForm}
      />
    ),
    screen: <ScreenTab onCreateFaultRule={openFaultForm} onCreateUpstreamRule={openUpstreamForm} />,
    history: <HistoryTab />,
    branches: <BranchesTab />,
    faults: <FaultsTab draft={faultDraft} onDraftOpened={() => setFaultDraft(undefined)} />,
    upstream: (
      <UpstreamTab draft={upstreamDraft} onDraftOpened={() => setUpstreamDraft(undefined)} />
    ),
  };

  return (
    <Tabs
      value={shownTab}
      keepMounted={false}
      onChange={(tab) => onView({ tab: tab ?? 'traffic' })}
      miw={0}
    >
      <Tabs.List ref={tabList} aria-label={t('title')} className={classes.list}>
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
          <Suspense fallback={<Skeleton height={320} radius={10} data-placeholder />}>
            {panels[tab]}
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
