import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './list.module.css';

/** A disabled item shows why it is disabled. */
export function WithDisabledItem() {
  const { t } = useTranslation('listGroup');

  return (
    <ul className={classes.list}>
      <li>Tern standing desk</li>
      <li aria-disabled="true">
        <Group justify="space-between">
          Mooring task chair
          <Text span size="xs">
            {t('soldOut')}
          </Text>
        </Group>
      </li>
      <li>Halyard desk lamp</li>
      <li>Quayside shelf</li>
    </ul>
  );
}
