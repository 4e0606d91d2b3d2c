import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Stack.css';
import { Select, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { offices } from './offices.ts';

export function Sizes() {
  const { t } = useTranslation('select');

  return (
    <Stack>
      {(['lg', 'sm', 'xs'] as const).map((size) => (
        <Select key={size} size={size} label={t(`size.${size}`)} data={offices} />
      ))}
    </Stack>
  );
}
