import { Select, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EventKind } from '../../gql/calendar/graphql.ts';
import classes from './EventForm.module.css';
import kindClasses from './kinds.module.css';
import { kindIcons, kindNames, kinds } from './kinds.ts';

/** A select of event types. */
export function KindSelect(props: SelectProps) {
  const { t } = useTranslation('calendar');
  const kind = (props.value ?? 'BUSINESS') as EventKind;

  return (
    <Select
      {...props}
      label={t('field.kind')}
      allowDeselect={false}
      data={kinds.map((value) => ({ value, label: t(`kind.${kindNames[value]}`) }))}
      leftSection={<KindIcon kind={kind} />}
      renderOption={({ option }) => (
        <span className={classes.option}>
          <KindIcon kind={option.value as EventKind} />
          {option.label}
        </span>
      )}
      comboboxProps={{ shadow: 'md' }}
    />
  );
}

interface KindIconProps {
  kind: EventKind;
}

function KindIcon({ kind }: KindIconProps) {
  const Icon = kindIcons[kind];
  return (
    <span className={`${kindClasses.kinds} ${classes.option}`}>
      <Icon
        className={classes.kindIcon}
        data-kind={kindNames[kind]}
        size={16}
        stroke={1.8}
        aria-hidden
      />
    </span>
  );
}
