import { MultiSelect, type MultiSelectProps, Select, type SelectProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from './PersonAvatar.tsx';
import classes from './PersonSelect.module.css';

interface Person {
  fullName: string;
  avatar: string;
  /** The id, or the name if there is none. */
  value?: string;
}

interface People {
  people: Person[];
}

const keyOf = ({ value, fullName }: Person) => value ?? fullName;

/** A select of people with their avatars. */
export function PersonSelect({
  people,
  defaultValue,
  value,
  onChange,
  ...props
}: SelectProps & People) {
  const { t } = useTranslation('app');
  const [chosen, choose] = useUncontrolled<string | null>({
    value,
    defaultValue,
    finalValue: null,
  });
  const options = withSelected(people, chosen);

  return (
    <Select
      placeholder={t('nobody')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      nothingFoundMessage={t('ui.people.none')}
      comboboxProps={{ shadow: 'md' }}
      {...props}
      data={options.map((person) => ({ value: keyOf(person), label: person.fullName }))}
      value={chosen}
      onChange={(next, option) => {
        choose(next);
        onChange?.(next, option);
      }}
      leftSectionWidth={40}
      leftSection={
        <PersonAvatar
          {...(options.find((person) => keyOf(person) === chosen) ?? nobody)}
          isDecorative
        />
      }
      renderOption={({ option }) => <Face people={options} value={option.value} />}
    />
  );
}

/** A multi-select of people with their avatars. */
export function PeopleSelect({ people, ...props }: MultiSelectProps & People) {
  const { t } = useTranslation('app');

  return (
    <MultiSelect
      searchable
      clearable
      hidePickedOptions
      clearButtonProps={{ 'aria-label': t('clear') }}
      nothingFoundMessage={t('ui.people.none')}
      comboboxProps={{ shadow: 'md' }}
      {...props}
      data={people.map((person) => ({ value: keyOf(person), label: person.fullName }))}
      renderOption={({ option }) => <Face people={people} value={option.value} />}
    />
  );
}

function Face({ people, value }: People & { value: string }) {
  const person = people.find((one) => keyOf(one) === value) ?? { fullName: value, avatar: '' };

  return (
    <span className={classes.option}>
      <PersonAvatar fullName={person.fullName} avatar={person.avatar} isDecorative />
      {person.fullName}
    </span>
  );
}

const nobody = { fullName: '', avatar: '' };

/** Adds the selected person until the list has loaded. */
function withSelected(people: Person[], chosen: string | null): Person[] {
  const isThere = !chosen || people.some((person) => keyOf(person) === chosen);
  return isThere ? people : [...people, { fullName: chosen, avatar: '' }];
}
