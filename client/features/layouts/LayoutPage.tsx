import { Alert, Box, Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MenuLabel, ScreenSettings } from '../../feature.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { getHomePath, useViewer } from '../../session/session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SharedComponent } from '../../ui/SharedComponent.tsx';
import classes from './LayoutPage.module.css';

/** The menu ids of the screens of this feature. */
export type LayoutId = Extract<MenuLabel, `layout${string}`>;

/** Returns the settings as they are written in a route. */
const formatHandle = (handle: ScreenSettings) =>
  `handle: { ${Object.entries(handle)
    .map(([setting, value]) => `${setting}: '${value}'`)
    .join(', ')} }`;

/** Creates a screen that shows its settings. If the settings change the frame, the screen also shows a dashboard. */
export function createLayoutPage(id: LayoutId, handle: ScreenSettings): ComponentType {
  return function LayoutPage() {
    const { t } = useTranslation(['layouts', 'app']);
    const viewer = useViewer();
    const title = t(`app:menu.${id}`);
    const isBlank = handle.layout === 'blank';
    const isEmpty = Object.keys(handle).length === 0;
    useTitle(title);

    return (
      <div className={isBlank ? `${classes.page} ${classes.blank}` : classes.page}>
        <PageHeader title={title} crumbs={[{ label: t('app:menu.pageLayouts') }]} />
        <Alert icon={<IconInfoCircle />}>
          <Box component="p" mb="xs">
            {t(`about.${id}`)}
          </Box>
          {!isEmpty && <code dir="ltr">{formatHandle(handle)}</code>}
        </Alert>
        {isBlank && (
          <Button component={Link} to={getHomePath(viewer)} style={{ justifySelf: 'start' }}>
            {t('back')}
          </Button>
        )}
        {/* remove-feature dashboards */}
        {!isBlank && !isEmpty && <SharedComponent name="dashboards.ecommerce" />}
        {/* end dashboards */}
      </div>
    );
  };
}
