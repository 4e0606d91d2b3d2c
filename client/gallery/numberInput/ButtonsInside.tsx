import { ActionIcon, Stack } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/NumberField.tsx';

const sizes = [
  { size: 'lg', buttonHeight: 20 },
  { size: 'sm', buttonHeight: 16 },
  { size: 'xs', buttonHeight: 14 },
] as const;

/** The step buttons are inside the field. The arrow keys do the same, so that the buttons are for the pointer only. */
export function ButtonsInside() {
  return (
    <Stack>
      {sizes.map((props) => (
        <FieldWithButtons key={props.size} {...props} />
      ))}
    </Stack>
  );
}

function FieldWithButtons({ size, buttonHeight }: (typeof sizes)[number]) {
  const { t } = useTranslation('numberInput');
  const [amount, setAmount] = useState<number | string>(5);

  const renderButton = (Icon: typeof IconChevronUp, change: number) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      w={24}
      miw={24}
      h={buttonHeight}
      mih={buttonHeight}
      tabIndex={-1}
      onClick={() => setAmount(Math.max(0, Number(amount) + change))}
    >
      <Icon size={14} stroke={1.7} />
    </ActionIcon>
  );

  return (
    <NumberField
      size={size}
      label={t(`size.${size}`)}
      value={amount}
      onChange={setAmount}
      min={0}
      rightSection={
        <Stack gap={0} aria-hidden>
          {renderButton(IconChevronUp, 1)}
          {renderButton(IconChevronDown, -1)}
        </Stack>
      }
    />
  );
}
