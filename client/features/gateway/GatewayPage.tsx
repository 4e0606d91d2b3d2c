import { Stack } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../navigation/useTitle.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ControlPanel } from './ControlPanel.tsx';
import { controlPanel, setControlPanel } from './controlPanel.ts';
import { defaultView, tabs } from './panelView.ts';

/** The page `/gateway` with the control panel. `?tab=history` selects a tab. */
export function GatewayPage() {
  const { t } = useTranslation('gateway');
  const [view, setView] = useUrlParams(defaultView);
  const shownTab = tabs.find((tab) => tab === view.tab) ?? 'traffic';
  useTitle(t(`tab.${shownTab}`), t('title'));

  useEffect(() => {
    // `GatewayOverlay` loads the fault notice after the panel was used.
    if (controlPanel.get() === 'unused') setControlPanel('closed');
  }, []);

  return (
    <Stack gap={20}>
      <PageHeader title={t('title')} about={t('about')} />
      <ControlPanel view={view} onView={setView} />
    </Stack>
  );
}
