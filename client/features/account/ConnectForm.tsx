import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlank, isWord } from '../../ui/form/rules.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import classes from './SettingsPage.module.css';

interface ConnectFormProps {
  /** The name of the network. */
  name: string;
  isBusy: boolean;
  onConnect: (handle: string) => void;
  onCancel: () => void;
}

/** A form with the username of the account on a network. */
export function ConnectForm({ name, isBusy, onConnect, onCancel }: ConnectFormProps) {
  const { t } = useTranslation(['account', 'app']);
  const [handle, setHandle] = useState('');
  const [error, setError] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const id = handle.trim().replace(/^@/, '');
    if (isBlank(id) || !isWord(id)) return setError(t('fieldError.handle'));
    onConnect(id);
  }

  return (
    <form className={classes.connect} onSubmit={submit} noValidate>
      <TextInput
        label={t('connections.handle', { name })}
        value={handle}
        error={error}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        data-autofocus
        autoFocus
        onChange={({ currentTarget }) => {
          setHandle(currentTarget.value);
          setError('');
        }}
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <div className={classes.connectButtons}>
        <LoadingButton type="submit" loading={isBusy}>
          {t('connections.connect')}
        </LoadingButton>
        <Button variant="default" disabled={isBusy} onClick={onCancel}>
          {t('app:cancel')}
        </Button>
      </div>
    </form>
  );
}
