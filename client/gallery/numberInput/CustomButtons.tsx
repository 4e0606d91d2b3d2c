import { ActionIcon, Group, NumberInput, type NumberInputHandlers } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Custom buttons that change the value through the handlers of the field. */
export function CustomButtons() {
  const { t } = useTranslation('numberInput');
  const handlersRef = useRef<NumberInputHandlers>(null);

  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <NumberInput
        label={t('desks')}
        defaultValue={4}
        min={0}
        handlersRef={handlersRef}
        hideControls
      />
      <ActionIcon
        size={36}
        variant="default"
        aria-label={t('more')}
        onClick={() => handlersRef.current?.increment()}
      >
        <IconChevronUp size={18} stroke={1.7} />
      </ActionIcon>
      <ActionIcon
        size={36}
        variant="default"
        aria-label={t('fewer')}
        onClick={() => handlersRef.current?.decrement()}
      >
        <IconChevronDown size={18} stroke={1.7} />
      </ActionIcon>
    </Group>
  );
}
