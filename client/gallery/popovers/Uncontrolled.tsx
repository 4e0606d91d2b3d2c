import { Button, Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The popover receives the focus when it opens. Escape or a click outside closes the popover. */
export function Uncontrolled() {
  const { t } = useTranslation('popovers');

  return (
    <Popover trapFocus returnFocus width={240} shadow="md" withArrow>
      <Popover.Target>
        <Button variant="default">{t('priceDetails')}</Button>
      </Popover.Target>
      <Popover.Dropdown>{t('text')}</Popover.Dropdown>
    </Popover>
  );
}
