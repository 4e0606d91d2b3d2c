import { Tabs, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import classes from './Navigation.module.css';

const panes = ['showroom', 'warehouse', 'support'] as const;

/** A list that selects the content beside it, or below it on a phone. */
export function Navigation() {
  const { t } = useTranslation('listGroup');
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });

  return (
    <Tabs
      defaultValue="showroom"
      variant="pills"
      classNames={classes}
      orientation={isWide ? 'vertical' : 'horizontal'}
    >
      <Tabs.List miw={180} aria-label={t('teams')}>
        {panes.map((pane) => (
          <Tabs.Tab key={pane} value={pane}>
            {t(`team.${pane}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {panes.map((pane) => (
        <Tabs.Panel key={pane} value={pane} p="md">
          <Text size="sm">{t(`note.${pane}`)}</Text>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
