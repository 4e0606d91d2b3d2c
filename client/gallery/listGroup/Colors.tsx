import { Flex } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Colors.module.css';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info'] as const;

export function Colors() {
  const { t } = useTranslation('gallery');

  return (
    <Flex component="ul" gap="xs" direction="column" className={classes.list}>
      {tones.map((tone) => (
        <li key={tone} data-tone={tone}>
          {t(`tone.${tone}`)}
        </li>
      ))}
    </Flex>
  );
}
