import { Tabs, type TabsListProps, type TabsProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './OrderPills.module.css';

const statuses = ['open', 'packed', 'delivered'] as const;

interface OrderPillsProps extends TabsProps {
  listProps?: Omit<TabsListProps, 'children'>;
}

/** Pills for the statuses of orders. The last pill is disabled. */
export function OrderPills({ listProps, ...tabsProps }: OrderPillsProps) {
  const { t } = useTranslation('pills');

  return (
    <Tabs
      variant="pills"
      defaultValue="open"
      classNames={{ tabLabel: classes.label }}
      {...tabsProps}
    >
      <Tabs.List aria-label={t('orders')} {...listProps}>
        {statuses.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`pill.${name}`)}
          </Tabs.Tab>
        ))}
        <Tabs.Tab value="returned" disabled>
          {t('pill.returned')}
        </Tabs.Tab>
      </Tabs.List>
      {statuses.map((name) => (
        <Tabs.Panel key={name} value={name} className={classes.panel}>
          {t(`text.${name}`)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
