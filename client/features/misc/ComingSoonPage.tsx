import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getNow } from '../../data/clock.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { Countdown } from './Countdown.tsx';
import { HomeButton } from './HomeButton.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { NoticePage } from './NoticePage.tsx';
import { getNextOpening } from './opening.ts';
import { ComingSoonScene } from './scenes/ComingSoonScene.tsx';

/** The page of a product that is not available yet, with a countdown. */
export function ComingSoonPage() {
  const { t, i18n } = useTranslation('misc');
  const [opening] = useState(() => getNextOpening(getNow()));
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(opening);
  useTitle(t('comingSoon.title'));

  return (
    <NoticePage
      illustration={<ComingSoonScene />}
      title={t('comingSoon.title')}
      text={t('comingSoon.text', { date })}
    >
      <Countdown until={opening} />
      <NewsletterForm />
      <HomeButton variant="default" />
    </NoticePage>
  );
}
