import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { ActionButton } from './ActionButton.tsx';
import { actionIcons } from './actionIcons.ts';
import { LabelMenu, MoveMenu } from './EmailMenus.tsx';
import classes from './EmailReader.module.css';
import { EmailStar } from './EmailStar.tsx';
import type { PlaceName } from './places.ts';
import type { EmailActions } from './useEmailActions.ts';
import type { OpenEmail } from './useOpenEmail.ts';

const Confirm = lazyComponent(async () => (await import('../../ui/Confirm.tsx')).Confirm);

interface ReaderHeaderProps {
  mail?: OpenEmail;
  place: PlaceName;
  actions: EmailActions;
  onClose: () => void;
  onGo: (id: number) => void;
}

/** The back button, the actions on the email, and the links to the next and previous email. */
export function ReaderHeader({ mail, place, actions, onClose, onGo }: ReaderHeaderProps) {
  const { t } = useTranslation('email');

  return (
    <div className={classes.header}>
      <ActionButton
        label={t('backTo', { name: t(`place.${place}`) })}
        icon={IconArrowLeft}
        iconClass={classes.arrow}
        onClick={onClose}
      />
      <span className={classes.space} />
      {mail && <EmailButtons {...{ mail, place, actions, onClose }} />}
      <ActionButton
        label={t('newer')}
        go="newer"
        icon={IconChevronLeft}
        iconClass={classes.arrow}
        isDisabled={!mail?.neighbours.newer}
        onClick={() => mail?.neighbours.newer && onGo(mail.neighbours.newer.id)}
      />
      <ActionButton
        label={t('older')}
        go="older"
        icon={IconChevronRight}
        iconClass={classes.arrow}
        isDisabled={!mail?.neighbours.older}
        onClick={() => mail?.neighbours.older && onGo(mail.neighbours.older.id)}
      />
    </div>
  );
}

type EmailButtonsProps = Pick<ReaderHeaderProps, 'place' | 'actions' | 'onClose'> & {
  mail: OpenEmail;
};

function EmailButtons({ mail, place, actions, onClose }: EmailButtonsProps) {
  const { t } = useTranslation('email');
  const [isPurging, setPurging] = useState(false);
  const { id, folder, labels } = mail;
  const isThrown = folder === 'TRASH' || folder === 'SPAM';

  /** Closes the email after an action that removes it from the list. */
  function closeAfter(run: Promise<boolean>) {
    void run;
    onClose();
  }

  return (
    <>
      <EmailStar mail={mail} actions={actions} size={40} />
      {isThrown && (
        <ActionButton
          label={t('restore')}
          icon={actionIcons.restore}
          onClick={() => closeAfter(actions.restore([id]))}
        />
      )}
      <ActionButton
        label={t('markUnread')}
        icon={actionIcons.unread}
        onClick={() => closeAfter(actions.mark([id], false))}
      />
      <MoveMenu place={place} onMove={(target) => closeAfter(actions.move([id], target))} />
      <LabelMenu chosen={labels} onToggle={(label) => void actions.label([id], label)} />
      {folder === 'TRASH' ? (
        <ActionButton
          label={t('purge.action')}
          icon={actionIcons.purge}
          onClick={() => setPurging(true)}
        />
      ) : (
        <ActionButton
          label={t('delete')}
          icon={actionIcons.remove}
          onClick={() => closeAfter(actions.move([id], 'TRASH'))}
        />
      )}
      {isPurging && (
        <Suspense>
          <Confirm
            title={t('purge.title', { count: 1 })}
            text={t('purge.text')}
            action={t('purge.action')}
            onConfirm={() => {
              setPurging(false);
              closeAfter(actions.purge([id]));
            }}
            onClose={() => setPurging(false)}
          />
        </Suspense>
      )}
    </>
  );
}
