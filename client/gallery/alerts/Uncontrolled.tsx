import { Alert, type AlertProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function Uncontrolled() {
  const { t } = useTranslation('alerts');

  return (
    <Closable color="warning" closeButtonLabel={t('dismiss')}>
      {t('lowStock')}
    </Closable>
  );
}

/** An uncontrolled alert, which stores its own state. */
function Closable(props: AlertProps) {
  const [isClosed, setClosed] = useState(false);

  return isClosed ? null : <Alert {...props} withCloseButton onClose={() => setClosed(true)} />;
}
