import { Button, Group, Popover, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A menu can contain only menu items. A form needs a popover, which traps the focus. */
export function WithForm() {
  const { t } = useTranslation('dropdowns');
  const [room, setRoom] = useState('Harbour');
  const [isOpen, setOpen] = useState(false);

  function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setRoom(String(new FormData(event.currentTarget).get('room')));
    setOpen(false);
  }

  return (
    <Group>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-start"
        width={260}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <Button variant="default" onClick={() => setOpen(!isOpen)}>
            {t('rename')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <form onSubmit={rename}>
            <Stack>
              <TextInput
                name="room"
                label={t('room')}
                defaultValue={room}
                required
                data-autofocus
              />
              <Button type="submit">{t('apply')}</Button>
            </Stack>
          </form>
        </Popover.Dropdown>
      </Popover>
      <Text role="status" size="sm">
        {t('roomName', { room })}
      </Text>
    </Group>
  );
}
