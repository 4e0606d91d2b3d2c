import { Button, Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../state/useTitle.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmailLabels } from './EmailLabels.tsx';
import classes from './EmailReader.module.css';
import { EmailThread } from './EmailThread.tsx';
import type { Answer } from './emailParams.ts';
import type { PlaceName } from './places.ts';
import { ReaderHeader } from './ReaderHeader.tsx';
import type { EmailActions } from './useEmailActions.ts';
import { useOpenEmail } from './useOpenEmail.ts';
import type { View } from './view.ts';

interface EmailReaderProps {
  id: number;
  view: View;
  place: PlaceName;
  actions: EmailActions;
  onClose: () => void;
  onGo: (id: number) => void;
  onAnswer: (answer: Answer | null) => void;
}

/** One email, at `?mail=24`, above the list. */
export function EmailReader({ id, view, place, actions, ...handlers }: EmailReaderProps) {
  const { t } = useTranslation(['email', 'app']);
  const { mail, failure, retry } = useOpenEmail(id, view);
  const title = useRef<HTMLHeadingElement>(null);
  const subject = mail ? mail.subject || t('noSubject') : undefined;
  const isThere = mail !== undefined;
  useTitle(subject, t(`place.${place}`), t('title'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another mail is another screen
  useEffect(() => {
    if (isThere) title.current?.focus({ preventScroll: true });
  }, [id, isThere]);

  return (
    <article className={classes.reader} aria-label={subject ?? t('app:loading')}>
      <ReaderHeader {...{ mail, place, actions }} {...handlers} />
      <div className={classes.body}>
        {mail ? (
          <>
            <header className={classes.top}>
              <h2 ref={title} className={classes.subject} tabIndex={-1} dir="auto">
                {subject}
              </h2>
              <EmailLabels labels={mail.labels} />
            </header>
            <EmailThread key={id} mail={mail} />
            {mail.folder !== 'DRAFT' && (
              <div className={classes.answers}>
                <Button variant="default" onClick={() => handlers.onAnswer('reply')}>
                  {t('reply')}
                </Button>
                <Button variant="default" onClick={() => handlers.onAnswer('reply-all')}>
                  {t('replyAll')}
                </Button>
                <Button variant="default" onClick={() => handlers.onAnswer('forward')}>
                  {t('forward')}
                </Button>
              </div>
            )}
            {mail.folder === 'DRAFT' && (
              <div className={classes.answers}>
                <Button onClick={() => handlers.onAnswer(null)}>{t('continue')}</Button>
              </div>
            )}
          </>
        ) : failure ? (
          <EmptyState
            drawing={failure === 'missing' ? 'lost' : 'unplugged'}
            title={failure === 'missing' ? t('missing.title') : t(`app:failure.${failure}.title`)}
            text={failure === 'missing' ? t('missing.text') : t(`app:failure.${failure}.text`)}
            action={
              <Button onClick={failure === 'missing' ? handlers.onClose : retry}>
                {failure === 'missing'
                  ? t('backTo', { name: t(`place.${place}`) })
                  : t('app:retry')}
              </Button>
            }
          />
        ) : (
          <div className={classes.skeletons} aria-busy>
            <Skeleton height={22} width="60%" />
            <Skeleton height={48} />
            <Skeleton height={140} />
          </div>
        )}
      </div>
    </article>
  );
}
