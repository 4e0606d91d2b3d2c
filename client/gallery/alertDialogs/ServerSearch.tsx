import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useColleagueQuery } from '../../gql/alertDialogs/hooks.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { Dialog } from './Dialog.tsx';

/** Searches on the server while the dialog stays open. */
export function ServerSearch() {
  const { t } = useTranslation('alertDialogs');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [q, setQ] = useState('');
  const { data, loading } = useColleagueQuery({ variables: { q }, skip: !q });
  const colleague = data?.userPage.users[0];

  function search(event: FormEvent) {
    event.preventDefault();
    setQ(text.trim());
  }

  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('findColleague')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('findColleague')}
        buttons={
          <Button type="submit" form={id}>
            {t('search')}
          </Button>
        }
      >
        <form id={id} onSubmit={search}>
          <TextInput
            label={t('name')}
            data-autofocus
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </form>
        <div role="status">
          {colleague && (
            <p>
              <PersonAvatar
                fullName={colleague.fullName}
                avatar={colleague.avatar}
                size={96}
                isDecorative
              />
              <br />
              {colleague.fullName}
              <br />
              {colleague.email}
            </p>
          )}
          {q && !loading && !colleague && <p>{t('notFound', { q })}</p>}
        </div>
      </Dialog>
    </>
  );
}
