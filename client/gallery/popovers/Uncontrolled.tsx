import { Button, Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Opens by its button and takes the focus. Escape or a click outside closes it. */
export function Uncontrolled() {
  const { t } = useTranslation('popovers');

  return (
    <Popover trapFocus returnFocus width={240} shadow="md" withArrow>
      <Popover.Target>
        <Button variant="default">{t('price')}</Button>
      </Popover.Target>
      <Popover.Dropdown>{t('text')}</Popover.Dropdown>
    </Popover>
  );
}
