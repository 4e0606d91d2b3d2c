import { Button, Group, Progress, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The animation of the stripes can be stopped. */
export function Animated() {
  const { t } = useTranslation('progress');
  const [value, setValue] = useState(40);
  const [isAnimated, setAnimated] = useState(true);

  return (
    <Stack gap="lg">
      <Progress
        value={value}
        size="xl"
        striped
        animated={isAnimated}
        transitionDuration={180}
        aria-label={t('orderPacked')}
      />
      <Group>
        <Button variant="default" disabled={value === 0} onClick={() => setValue(value - 20)}>
          {t('less')}
        </Button>
        <Button variant="default" disabled={value === 100} onClick={() => setValue(value + 20)}>
          {t('more')}
        </Button>
        <Button variant="subtle" onClick={() => setAnimated(!isAnimated)}>
          {t(isAnimated ? 'stopAnimation' : 'startAnimation')}
        </Button>
      </Group>
    </Stack>
  );
}
