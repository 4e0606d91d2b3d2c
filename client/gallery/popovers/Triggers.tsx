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
      <DescribedButton label={t('trigger.focus')} />
      <DescribedButton label={t('trigger.hover')} hasHover />
    </Group>
  );
}

/** A button with a popover that describes the button. Escape closes the popover. */
function DescribedButton({ label, hasHover }: { label: string; hasHover?: boolean }) {
  const { t } = useTranslation('popovers');
  const [isOpen, { open, close }] = useDisclosure(false);
  const id = useId();
  const hoverHandlers = hasHover && { onMouseEnter: open, onMouseLeave: close };

  return (
    <Popover opened={isOpen} withRoles={false} width={200} shadow="md" withArrow>
      <Popover.Target>
        <Button
          variant="light"
          aria-describedby={isOpen ? id : undefined}
          onFocus={open}
          onBlur={close}
          onKeyDown={({ key }) => key === 'Escape' && close()}
          {...hoverHandlers}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown id={id}>{t('text')}</Popover.Dropdown>
    </Popover>
  );
}
