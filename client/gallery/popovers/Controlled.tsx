import { Button, Group, Popover, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A controlled popover: the parent component stores whether the popover is open. */
export function Controlled() {
  const { t } = useTranslation('popovers');
  const [isOpen, setOpen] = useState(false);

  return (
    <Group justify="space-between">
      <Popover
        opened={isOpen}
        onChange={setOpen}
        closeOnClickOutside={false}
        trapFocus
        returnFocus
        width={240}
        shadow="md"
        withArrow
      >
        <Popover.Target>
          <Button onClick={() => setOpen(!isOpen)}>{t('priceDetails')}</Button>
        </Popover.Target>
        <Popover.Dropdown>{t('text')}</Popover.Dropdown>
      </Popover>
      <Switch
        label={t('show')}
        checked={isOpen}
        onChange={({ currentTarget }) => setOpen(currentTarget.checked)}
      />
    </Group>
  );
}
