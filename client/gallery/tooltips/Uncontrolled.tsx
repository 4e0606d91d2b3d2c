import { Button, Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** An uncontrolled tooltip, which opens on hover, focus and touch. */
export function Uncontrolled() {
  const { t } = useTranslation('tooltips');

  return (
    <Tooltip label={t('text')} events={{ hover: true, focus: true, touch: true }} withArrow>
      <Button>{t('archive')}</Button>
    </Tooltip>
  );
}
