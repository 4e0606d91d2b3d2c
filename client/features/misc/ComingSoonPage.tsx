import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../state/useTitle.ts';
import { Countdown } from './Countdown.tsx';
import { HomeButton } from './HomeButton.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { Notice } from './Notice.tsx';
import { nextOpening } from './opening.ts';
import { ComingSoonScene } from './scenes/ComingSoonScene.tsx';

export function ComingSoonPage() {
  const { t, i18n } = useTranslation('misc');
  const [opening] = useState(() => nextOpening(new Date()));
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(opening);
  useTitle(t('comingSoon.title'));

  return (
    <Notice
      illustration={<ComingSoonScene />}
      title={t('comingSoon.title')}
      text={t('comingSoon.text', { date })}
    >
      <Countdown until={opening} />
      <NewsletterForm />
      <HomeButton variant="default" />
    </Notice>
  );
}
