import { ActionIcon, Group, NumberInput, type NumberInputHandlers } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Custom buttons that control the field through its handlers. */
export function Icons() {
  const { t } = useTranslation('numberInput');
  const field = useRef<NumberInputHandlers>(null);

  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <NumberInput label={t('desks')} defaultValue={4} min={0} handlersRef={field} hideControls />
      <ActionIcon
        size={36}
        variant="default"
        aria-label={t('more')}
        onClick={() => field.current?.increment()}
      >
        <IconChevronUp size={18} stroke={1.7} />
      </ActionIcon>
      <ActionIcon
        size={36}
        variant="default"
        aria-label={t('fewer')}
        onClick={() => field.current?.decrement()}
      >
        <IconChevronDown size={18} stroke={1.7} />
      </ActionIcon>
    </Group>
  );
}
