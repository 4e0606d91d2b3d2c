import { Button, Group, Switch, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A controlled tooltip: the parent component stores whether the tooltip is open. */
export function Controlled() {
  const { t } = useTranslation('tooltips');
  const [isOpen, setOpen] = useState(false);

  return (
    <Group justify="space-between">
      <Tooltip label={t('text')} opened={isOpen} withArrow>
        <Button variant="default">{t('archive')}</Button>
      </Tooltip>
      <Switch
        label={t('show')}
        checked={isOpen}
        onChange={({ currentTarget }) => setOpen(currentTarget.checked)}
      />
    </Group>
  );
}
