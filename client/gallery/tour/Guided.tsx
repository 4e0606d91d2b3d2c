import { Button } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tour } from './Tour.tsx';

export function Guided() {
  const { t } = useTranslation('tour');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isRunning, setRunning] = useState(false);

  function endTour() {
    setRunning(false);
    button.current?.focus();
  }

  return (
    <>
      <p id={id}>{t('intro')}</p>
      <Button ref={button} leftSection={<IconRoute size={16} />} onClick={() => setRunning(true)}>
        {t('start')}
      </Button>
      {isRunning && (
        <Tour
          steps={[
            { target: 'header', title: t('navbar'), text: t('navbarText') },
            { target: `section:has([id="${id}"])`, title: t('card'), text: t('cardText') },
            { target: 'footer', title: t('footer'), text: t('footerText') },
          ]}
          onEnd={endTour}
        />
      )}
    </>
  );
}
