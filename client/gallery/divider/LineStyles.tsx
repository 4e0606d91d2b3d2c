import { Divider, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const styles = ['dotted', 'dashed', 'solid'] as const;

export function LineStyles() {
  const { t } = useTranslation('divider');

  return (
    <Stack gap="lg">
      {styles.map((style) => (
        <Divider
          key={style}
          size="sm"
          variant={style}
          color="var(--fd-control)"
          label={t(`style.${style}`)}
        />
      ))}
    </Stack>
  );
}
