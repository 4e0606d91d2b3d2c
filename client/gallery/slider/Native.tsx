import { Flex, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Native.module.css';

/** The native range input, in the primary colour. */
export function Native() {
  const { t } = useTranslation('slider');
  const [brightness, setBrightness] = useState(60);

  return (
    <Stack>
      <Flex component="label" gap="xs" fw={500} direction="column" className={classes.field}>
        {t('brightness', { brightness })}
        <input
          type="range"
          value={brightness}
          onChange={({ currentTarget }) => setBrightness(currentTarget.valueAsNumber)}
        />
      </Flex>
      <Flex component="label" gap="xs" fw={500} direction="column" className={classes.field}>
        {t('disabled')}
        <input type="range" defaultValue={30} disabled />
      </Flex>
    </Stack>
  );
}
