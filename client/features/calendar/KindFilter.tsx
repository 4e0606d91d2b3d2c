import { Checkbox, Flex, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EventKind } from '../../gql/calendar/graphql.ts';
import classes from './KindFilter.module.css';
import { kindIcons, kindNames, kinds } from './kinds.ts';

interface KindFilterProps {
  /** The selected event types. */
  shownKinds: EventKind[];
  /** The number of events of each type in the view. */
  counts: Map<EventKind, number>;
  onChange: (shownKinds: EventKind[]) => void;
}

/** Checkboxes that filter events by type. */
export function KindFilter({ shownKinds, counts, onChange }: KindFilterProps) {
  const { t, i18n } = useTranslation('calendar');
  const isAllShown = shownKinds.length === kinds.length;

  function toggle(kind: EventKind) {
    const otherKinds = shownKinds.filter((shownKind) => shownKind !== kind);
    onChange(otherKinds.length < shownKinds.length ? otherKinds : [...shownKinds, kind]);
  }

  return (
    <fieldset className={classes.filter}>
      <legend className={classes.legend}>{t('filter')}</legend>
      <Flex
        component="ul"
        direction={{ base: 'row', md: 'column' }}
        gap={{ base: 'sm', md: 2 }}
        w={{ base: 'max-content', md: 'auto' }}
      >
        <li className={classes.kind}>
          <Checkbox
            label={t('allKinds')}
            checked={isAllShown}
            indeterminate={!isAllShown && shownKinds.length > 0}
            onChange={() => onChange(isAllShown ? [] : kinds)}
          />
        </li>
        {kinds.map((kind) => {
          const Icon = kindIcons[kind];
          const name = kindNames[kind];
          return (
            <li key={kind} className={classes.kind} data-kind={name}>
              <Checkbox
                color="var(--event)"
                label={
                  <Group component="span" gap="sm" wrap="nowrap" display="inline-flex">
                    <Icon className={classes.icon} size={16} stroke={1.8} aria-hidden />
                    <span>{t(`kind.${name}`)}</span>
                  </Group>
                }
                checked={shownKinds.includes(kind)}
                onChange={() => toggle(kind)}
              />
              <Text span size="xs" c="dimmed" mod="tabular" aria-hidden>
                {(counts.get(kind) ?? 0).toLocaleString(i18n.language)}
              </Text>
            </li>
          );
        })}
      </Flex>
    </fieldset>
  );
}
