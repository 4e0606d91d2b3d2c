import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The page controls whether the alert is open. */
export function Dismissable() {
  const { t } = useTranslation('alerts');
  const [isShown, setShown] = useState(true);

  return isShown ? (
    <Alert
      color="info"
      title={t('closingTitle')}
      withCloseButton
      closeButtonLabel={t('dismiss')}
      onClose={() => setShown(false)}
    >
      {t('closing')}
    </Alert>
  ) : (
    <Button variant="default" onClick={() => setShown(true)}>
      {t('show')}
    </Button>
  );
}
