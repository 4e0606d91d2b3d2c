import { Tabs, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import classes from './Navigation.module.css';

const teams = ['showroom', 'warehouse', 'support'] as const;

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
        {teams.map((team) => (
          <Tabs.Tab key={team} value={team}>
            {t(`team.${team}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {teams.map((team) => (
        <Tabs.Panel key={team} value={team} p="md">
          <Text size="sm">{t(`note.${team}`)}</Text>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
