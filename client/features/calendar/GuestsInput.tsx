import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EventGuestsQuery } from '../../gql/calendar/graphql.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import classes from './EventForm.module.css';

interface GuestsInputProps extends MultiSelectProps {
  /** The users who can be invited. */
  guests: EventGuestsQuery['eventGuests'];
}

/** A multi-select of guests. */
export function GuestsInput({ guests, ...props }: GuestsInputProps) {
  const { t } = useTranslation('calendar');
  // Includes guests that another client has invited, and who are not users.
  const names = new Set([...guests.map(({ name }) => name), ...(props.value ?? [])]);
  const findAvatar = (name: string) => guests.find((guest) => guest.name === name)?.avatar ?? '';

  return (
    <MultiSelect
      {...props}
      label={t('field.guests')}
      placeholder={props.value?.length ? undefined : t('field.nobody')}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('field.nobodyFound')}
      data={[...names]}
      renderOption={({ option }) => (
        <span className={classes.option}>
          <PersonAvatar fullName={option.value} avatar={findAvatar(option.value)} isDecorative />
          {option.label}
        </span>
      )}
      comboboxProps={{ shadow: 'md' }}
    />
  );
}
