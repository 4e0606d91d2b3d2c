import { Slider } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const values = [0, 50, 100, 250, 500, 750, 1000];

/** Only the values of the marks can be selected. The marks have different distances. */
export function UnevenSteps() {
  const { t, i18n } = useTranslation('slider');

  return (
    <Slider
      mb="xl"
      max={1000}
      defaultValue={250}
      restrictToMarks
      marks={values.map((value) => ({
        value,
        label: value === 50 ? undefined : value.toLocaleString(i18n.language),
      }))}
      thumbLabel={t('pieces')}
    />
  );
}
