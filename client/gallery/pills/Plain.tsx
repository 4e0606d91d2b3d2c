import { Group, Tabs } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../ui/MenuButton.tsx';

const always = ['open', 'packed', 'delivered'] as const;
const rare = ['returned', 'cancelled'] as const;
const all = [...always, ...rare];

const isRare = (name: string) => rare.some((one) => one === name);

/** Rare items are in a menu, and join the row when they are selected. */
export function Plain() {
  const { t } = useTranslation('pills');
  const [chosen, setChosen] = useState<(typeof all)[number]>('open');
  const shown = all.filter((name) => name === chosen || !isRare(name));

  return (
    <Tabs
      variant="pills"
      value={chosen}
      onChange={(name) => setChosen(all.find((one) => one === name) ?? 'open')}
    >
      <Group gap="xs">
        <Tabs.List aria-label={t('orders')}>
          {shown.map((name) => (
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
              items: rare.map((name) => ({
                key: name,
                label: t(`pill.${name}`),
                onClick: () => setChosen(name),
              })),
            },
          ]}
        />
      </Group>
      <Tabs.Panel key={chosen} value={chosen} pt="lg">
        {t(`text.${chosen}`)}
      </Tabs.Panel>
    </Tabs>
  );
}
