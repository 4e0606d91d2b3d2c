import { Tabs, type TabsListProps, type TabsProps } from '@mantine/core';
import { IconListDetails, IconTree, IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './DeskTabs.module.css';

const tabs = [
  ['details', IconListDetails],
  ['materials', IconTree],
  ['delivery', IconTruckDelivery],
] as const;

interface DeskTabsProps extends TabsProps {
  hasIcons?: boolean;
  listProps?: Omit<TabsListProps, 'children'>;
}

/** Tabs with the details, the materials and the delivery of a desk. */
export function DeskTabs({ hasIcons, listProps, ...tabsProps }: DeskTabsProps) {
  const { t } = useTranslation('tabs');

  return (
    <Tabs defaultValue="details" classNames={{ tabLabel: classes.label }} {...tabsProps}>
      <Tabs.List {...listProps} aria-label={t('desk')}>
        {tabs.map(([name, Icon]) => (
          <Tabs.Tab
            key={name}
            value={name}
            leftSection={hasIcons && <Icon size={16} stroke={1.7} />}
          >
            {t(`tab.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(([name]) => (
        <Tabs.Panel key={name} value={name} className={classes.panel}>
          {t(`text.${name}`)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
