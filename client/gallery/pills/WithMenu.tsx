import { Group, Tabs } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../ui/MenuButton.tsx';

const mainStatuses = ['open', 'packed', 'delivered'] as const;
const rareStatuses = ['returned', 'cancelled'] as const;
const statuses = [...mainStatuses, ...rareStatuses];

const isRare = (name: string) => rareStatuses.some((value) => value === name);

/** Rare statuses are in a menu. A status that is selected in the menu is added to the row. */
export function WithMenu() {
  const { t } = useTranslation('pills');
  const [status, setStatus] = useState<(typeof statuses)[number]>('open');
  const visibleStatuses = statuses.filter((name) => name === status || !isRare(name));

  return (
    <Tabs
      variant="pills"
      value={status}
      onChange={(name) => setStatus(statuses.find((value) => value === name) ?? 'open')}
    >
      <Group gap="xs">
        <Tabs.List aria-label={t('orders')}>
          {visibleStatuses.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`pill.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <MenuButton
          label={t('more')}
          text={t('more')}
          icon={<IconChevronDown size={16} />}
          groups={[
            {
              key: 'rare',
              items: rareStatuses.map((name) => ({
                key: name,
                label: t(`pill.${name}`),
                onClick: () => setStatus(name),
              })),
            },
          ]}
        />
      </Group>
      <Tabs.Panel key={status} value={status} pt="lg">
        {t(`text.${status}`)}
      </Tabs.Panel>
    </Tabs>
  );
}
