import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './LabelBeside.module.css';

const sizes = ['lg', 'sm', 'xs'] as const;

/** Labels beside their fields, or above them on narrow screens. */
export function LabelBeside() {
  const { t } = useTranslation('input');

  return (
    <Stack gap="lg">
      {sizes.map((size) => (
        <TextInput
          key={size}
          size={size}
          label={t(`size.${size}`)}
          placeholder="Ines Okafor"
          classNames={{ root: classes.row, label: classes.label, wrapper: classes.field }}
        />
      ))}
    </Stack>
  );
}
