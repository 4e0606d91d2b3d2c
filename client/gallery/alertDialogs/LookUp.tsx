import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useColleagueQuery } from '../../gql/alertDialogs/hooks.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { Dialog } from './Dialog.tsx';

/** Sends a request while the dialog is open. */
export function LookUp() {
  const { t } = useTranslation('alertDialogs');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [q, setQ] = useState('');
  const { data, loading } = useColleagueQuery({ variables: { q }, skip: !q });
  const found = data?.userPage.users[0];

  function ask(event: FormEvent) {
    event.preventDefault();
    setQ(text.trim());
  }

  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('lookUp')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('lookUp')}
        buttons={
          <Button type="submit" form={id}>
            {t('search')}
          </Button>
        }
      >
        <form id={id} onSubmit={ask}>
          <TextInput
            label={t('name')}
            data-autofocus
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </form>
        <div role="status">
          {found && (
            <p>
              <PersonAvatar
                fullName={found.fullName}
                avatar={found.avatar}
                size={96}
                isDecorative
              />
              <br />
              {found.fullName}
              <br />
              {found.email}
            </p>
          )}
          {q && !loading && !found && <p>{t('nobody', { q })}</p>}
        </div>
      </Dialog>
    </>
  );
}
