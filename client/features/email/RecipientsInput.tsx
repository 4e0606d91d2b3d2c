import { Flex, Pill, TagsInput, Text } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComposerQuery } from '../../gql/email/graphql.ts';
import { isEmail } from '../../ui/form/rules.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import classes from './Composer.module.css';
import { formatAddress, parsePerson, splitRecipients } from './draftFields.ts';

interface RecipientsInputProps {
  id: string;
  label: string;
  people: ComposerQuery['emailRecipients'];
  value: string[];
  error?: string;
  /** Whether the field has the focus when the composer opens. */
  hasAutoFocus: boolean;
  onChange: (value: string[]) => void;
}

/** A field for recipients, who can be selected from the contacts, typed, or pasted as a list. */
export function RecipientsInput({
  people,
  value,
  hasAutoFocus,
  onChange,
  ...props
}: RecipientsInputProps) {
  const { t } = useTranslation('email');
  // Suggestions appear only after typing, because the list would cover the other fields.
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const peopleByEmail = new Map(people.map((person) => [person.email, person]));

  const changeRecipients = (recipients: string[]) => onChange(splitRecipients(recipients));

  /** Adds the typed address after a separator, unless the separator is in a quoted name. */
  function handleKeyDown(event: KeyboardEvent) {
    const isQuoted = (search.match(/"/g) ?? []).length % 2 === 1;
    if (![',', ';'].includes(event.key) || isQuoted || search.trim() === '') return;
    event.preventDefault();
    changeRecipients([...value, search]);
    setSearch('');
  }

  return (
    <TagsInput
      {...props}
      autoFocus={hasAutoFocus}
      placeholder={value.length === 0 ? t('write.placeholder') : undefined}
      data={people.map(formatAddress)}
      limit={8}
      value={value}
      onChange={changeRecipients}
      onKeyDown={handleKeyDown}
      searchValue={search}
      onSearchChange={(text) => {
        setSearch(text);
        setOpen(text.trim() !== '');
      }}
      dropdownOpened={isOpen}
      onDropdownClose={() => setOpen(false)}
      openOnFocus={false}
      selectFirstOptionOnChange
      // A name can contain a separator. `splitRecipients` finds the addresses.
      splitChars={[]}
      maxDropdownHeight={280}
      // `splitRecipients` removes repeated addresses.
      allowDuplicates
      renderOption={({ option }) => {
        const { name, email } = parsePerson(option.value);
        return (
          <Flex component="span" gap="sm" lh={1.3} align="center">
            <PersonAvatar
              fullName={name}
              avatar={peopleByEmail.get(email)?.avatar ?? ''}
              isDecorative
            />
            <span>
              <bdi>{name}</bdi>
              <br />
              <Text component="bdi" size="xs" c="dimmed" m={0}>
                {email}
              </Text>
            </span>
          </Flex>
        );
      }}
      renderPill={({ value: text, onRemove }) => {
        const { name, email } = parsePerson(String(text));
        return (
          <Pill
            withRemoveButton
            className={classes.pill}
            data-wrong={!isEmail(email) || undefined}
            title={email}
            removeButtonProps={{ 'aria-label': t('write.remove', { name: name || email }) }}
            onRemove={onRemove}
          >
            {name || peopleByEmail.get(email)?.name || email}
          </Pill>
        );
      }}
      comboboxProps={{ shadow: 'md', zIndex: 260 }}
    />
  );
}
