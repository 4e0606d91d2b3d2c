import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A controlled alert: the parent component stores whether the alert is shown. */
export function Dismissible() {
  const { t } = useTranslation('alerts');
  const [isShown, setShown] = useState(true);

  return isShown ? (
    <Alert
      color="info"
      title={t('winterBreakTitle')}
      withCloseButton
      closeButtonLabel={t('dismiss')}
      onClose={() => setShown(false)}
    >
      {t('winterBreak')}
    </Alert>
  ) : (
    <Button variant="default" onClick={() => setShown(true)}>
      {t('show')}
    </Button>
  );
}
