import { Alert, type AlertProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function Uncontrolled() {
  const { t } = useTranslation('alerts');

  return (
    <Closable color="warning" closeButtonLabel={t('dismiss')}>
      {t('stock')}
    </Closable>
  );
}

/** The alert manages its own state. */
function Closable(props: AlertProps) {
  const [isClosed, setClosed] = useState(false);

  return isClosed ? null : <Alert {...props} withCloseButton onClose={() => setClosed(true)} />;
}
