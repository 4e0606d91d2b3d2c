import { Flex, MultiSelect, type MultiSelectProps, Select, type SelectProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from './PersonAvatar.tsx';

interface Person {
  fullName: string;
  avatar: string;
  /** The id. The default is the name. */
  value?: string;
}

interface PeopleProps {
  people: Person[];
}

const getKey = ({ value, fullName }: Person) => value ?? fullName;

/** A select of people with their avatars. */
export function PersonSelect({
  people,
  defaultValue,
  value,
  onChange,
  ...props
}: SelectProps & PeopleProps) {
  const { t } = useTranslation('app');
  const [chosen, choose] = useUncontrolled<string | null>({
    value,
    defaultValue,
    finalValue: null,
  });
  const options = addSelected(people, chosen);

  return (
    <Select
      placeholder={t('unassigned')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      nothingFoundMessage={t('ui.people.none')}
      comboboxProps={{ shadow: 'md' }}
      {...props}
      data={options.map((person) => ({ value: getKey(person), label: person.fullName }))}
      value={chosen}
      onChange={(next, option) => {
        choose(next);
        onChange?.(next, option);
      }}
      leftSectionWidth={40}
      leftSection={
        <PersonAvatar
          {...(options.find((person) => getKey(person) === chosen) ?? nobody)}
          isDecorative
        />
      }
      renderOption={({ option }) => <PersonOption people={options} value={option.value} />}
    />
  );
}

/** A multi-select of people with their avatars. */
export function PeopleSelect({ people, ...props }: MultiSelectProps & PeopleProps) {
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
      data={people.map((person) => ({ value: getKey(person), label: person.fullName }))}
      renderOption={({ option }) => <PersonOption people={people} value={option.value} />}
    />
  );
}

function PersonOption({ people, value }: PeopleProps & { value: string }) {
  const person = people.find((candidate) => getKey(candidate) === value) ?? {
    fullName: value,
    avatar: '',
  };

  return (
    <Flex component="span" gap="sm" align="center">
      <PersonAvatar fullName={person.fullName} avatar={person.avatar} isDecorative />
      {person.fullName}
    </Flex>
  );
}

const nobody = { fullName: '', avatar: '' };

/** Adds the selected person to the list, which may not have loaded. */
function addSelected(people: Person[], chosen: string | null): Person[] {
  const isListed = !chosen || people.some((person) => getKey(person) === chosen);
  return isListed ? people : [...people, { fullName: chosen, avatar: '' }];
}
