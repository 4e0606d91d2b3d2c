import { Tabs, type TabsListProps, type TabsProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './OrderPills.module.css';

const pills = ['open', 'packed', 'delivered'] as const;

interface OrderPillsProps extends TabsProps {
  list?: Omit<TabsListProps, 'children'>;
}

/** Pills that filter orders. The last one is disabled. */
export function OrderPills({ list, ...look }: OrderPillsProps) {
  const { t } = useTranslation('pills');

  return (
    <Tabs variant="pills" defaultValue="open" classNames={{ tabLabel: classes.label }} {...look}>
      <Tabs.List aria-label={t('orders')} {...list}>
        {pills.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`pill.${name}`)}
          </Tabs.Tab>
        ))}
        <Tabs.Tab value="returned" disabled>
          {t('pill.returned')}
        </Tabs.Tab>
      </Tabs.List>
      {pills.map((name) => (
        <Tabs.Panel key={name} value={name} className={classes.panel}>
          {t(`text.${name}`)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
