import { Button, Group, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

export function Triggers() {
  const { t } = useTranslation('popovers');

  return (
    <Group>
      <Popover trapFocus returnFocus width={200} shadow="md" withArrow>
        <Popover.Target>
          <Button variant="light">{t('trigger.click')}</Button>
        </Popover.Target>
        <Popover.Dropdown>{t('text')}</Popover.Dropdown>
      </Popover>
      <Hint label={t('trigger.focus')} />
      <Hint label={t('trigger.hover')} isOnHover />
    </Group>
  );
}

/** A tooltip that describes its button. Escape closes it. */
function Hint({ label, isOnHover }: { label: string; isOnHover?: boolean }) {
  const { t } = useTranslation('popovers');
  const [isOpen, { open, close }] = useDisclosure(false);
  const id = useId();
  const hover = isOnHover && { onMouseEnter: open, onMouseLeave: close };

  return (
    <Popover opened={isOpen} withRoles={false} width={200} shadow="md" withArrow>
      <Popover.Target>
        <Button
          variant="light"
          aria-describedby={isOpen ? id : undefined}
          onFocus={open}
          onBlur={close}
          onKeyDown={({ key }) => key === 'Escape' && close()}
          {...hover}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown id={id}>{t('text')}</Popover.Dropdown>
    </Popover>
  );
}
