import { MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Animated.module.css';
import { offices } from './offices.ts';

/** The list and the pills are animated, unless the user prefers reduced motion. */
export function Animated() {
  const { t } = useTranslation('select');

  return (
    <MultiSelect
      label={t('offices')}
      data={offices}
      defaultValue={['Hamburg']}
      classNames={{ pill: classes.pill }}
      comboboxProps={{ transitionProps: { transition: 'scale-y', duration: 160 } }}
    />
  );
}
