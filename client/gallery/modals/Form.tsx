import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Enter saves the new name, and Escape closes the dialog without saving. */
export function Form() {
  const { t } = useTranslation(['modals', 'app']);
  const [isOpen, { open, close }] = useDisclosure(false);
  const [name, setName] = useState('Tern standing desk');

  function rename(formData: FormData) {
    setName(String(formData.get('name')));
    close();
  }

  return (
    <Group justify="space-between">
      <output>{name}</output>
      <Button onClick={open}>{t('rename')}</Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t('rename')}
        padding={20}
        closeButtonProps={{ 'aria-label': t('app:close') }}
      >
        <form action={rename}>
          <TextInput name="name" label={t('name')} defaultValue={name} required data-autofocus />
          <Group justify="flex-end" mt={20}>
            <Button variant="default" onClick={close}>
              {t('app:cancel')}
            </Button>
            <Button type="submit">{t('rename')}</Button>
          </Group>
        </form>
      </Modal>
    </Group>
  );
}
