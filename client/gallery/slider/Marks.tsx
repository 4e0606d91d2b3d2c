import { Slider } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const marks = Array.from({ length: 11 }, (_, index) => ({
  value: index * 10,
  label: `${index * 10}`,
}));

/** A mark at every tenth value, and a permanent label. */
export function Marks() {
  const { t } = useTranslation('slider');

  return (
    <Slider
      mt={40}
      mb="xl"
      defaultValue={30}
      marks={marks}
      labelAlwaysOn
      thumbLabel={t('pieces')}
    />
  );
}
