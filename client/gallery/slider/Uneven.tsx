import { Slider } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const steps = [0, 50, 100, 250, 500, 750, 1000];

/** Values at the marks only, with different distances. */
export function Uneven() {
  const { t, i18n } = useTranslation('slider');

  return (
    <Slider
      mb="xl"
      max={1000}
      defaultValue={250}
      restrictToMarks
      marks={steps.map((value) => ({
        value,
        label: value === 50 ? undefined : value.toLocaleString(i18n.language),
      }))}
      thumbLabel={t('pieces')}
    />
  );
}
