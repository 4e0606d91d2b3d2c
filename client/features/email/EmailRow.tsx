import { Checkbox } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { EmailRow_EmailFragment } from '../../gql/email/graphql.ts';
import { HighlightedText } from '../../ui/HighlightedText.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { EmailLabels } from './EmailLabels.tsx';
import classes from './EmailRow.module.css';
import { EmailStar } from './EmailStar.tsx';
import { EmailTime } from './EmailTime.tsx';
import { openedFromList, setEmailParam } from './emailParams.ts';
import { findMatchingPerson, getCorrespondent } from './people.ts';
import { RowActions } from './RowActions.tsx';
import type { EmailActions } from './useEmailActions.ts';
import type { Selection } from './useSelection.ts';

interface EmailRowProps {
  mail: EmailRow_EmailFragment;
  q: string;
  index: number;
  total: number;
  /** The offset from the start of the list, in pixels. */
  start: number;
  selection: Selection;
  actions: EmailActions;
}

/** Moves the focus to the email beside the list. */
const focusOpenEmail = () => document.querySelector<HTMLElement>('#content article h2')?.focus();

/** An email in a list. Memoized, so that scrolling does not render the visible rows again. */
export const EmailRow = memo(function EmailRow({
  mail,
  q,
  index,
  total,
  start,
  selection,
  actions,
}: EmailRowProps) {
  const { t } = useTranslation('email');
  const [search] = useSearchParams();
  const { state } = useLocation();
  const { id, folder, isRead, attachments } = mail;
  const subject = mail.subject || t('noSubject');
  const { name, avatar, isRecipient } = getCorrespondent(mail);
  const matchingPerson = findMatchingPerson(mail, q);
  const isSelected = selection.ids.has(id);
  const isOpen = search.get('mail') === String(id);
  // The back button of the browser returns to the list, however many emails were opened one after the other.
  const isReplaced = search.has('mail') && folder !== 'DRAFT';

  return (
    <li
      className={classes.row}
      style={{ transform: `translateY(${start}px)` }}
      data-index={index}
      data-unread={!isRead || undefined}
      data-chosen={isSelected || undefined}
      data-open={isOpen || undefined}
      aria-setsize={total}
      aria-posinset={index + 1}
    >
      <span className={classes.check}>
        <Checkbox
          size="sm"
          aria-label={t('choose', { subject })}
          checked={isSelected}
          onChange={({ nativeEvent }) => {
            const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
            void selection.toggle(id, index, isRange);
          }}
        />
      </span>
      <span className={classes.starred}>
        <EmailStar mail={mail} actions={actions} size={32} />
      </span>
      <span className={classes.avatar}>
        <PersonAvatar fullName={name} avatar={avatar} isDecorative />
      </span>
      <Link
        className={classes.link}
        id={`mail-${id}`}
        to={{ search: setEmailParam(search, mail).toString() }}
        state={isReplaced ? state : openedFromList}
        replace={isReplaced}
        preventScrollReset
        aria-current={isOpen || undefined}
        onClick={isOpen ? focusOpenEmail : undefined}
      >
        {!isRead && <span className="fd-sr-only">{t('unread')} </span>}
        <span className={classes.correspondent} dir="auto">
          {folder === 'DRAFT' && <span className={classes.draft}>{t('draft.word')} </span>}
          {isRecipient && folder !== 'DRAFT' && (
            <span className={classes.recipientPrefix}>{t('to')} </span>
          )}
          <HighlightedText text={name || t('nobody')} q={q} />
        </span>
        <span className={classes.text} dir="auto">
          <span className={classes.subject}>
            <HighlightedText text={subject} q={q} />
          </span>
          <span className={classes.excerpt}>
            {matchingPerson && (
              <>
                {t('to')} <HighlightedText text={matchingPerson} q={q} /> ·{' '}
              </>
            )}
            <HighlightedText text={mail.excerpt} q={q} />
          </span>
        </span>
      </Link>
      <span className={classes.facts}>
        <EmailLabels labels={mail.labels} />
        {attachments.length > 0 && (
          <span role="img" aria-label={t('files', { count: attachments.length })}>
            <IconPaperclip size={16} stroke={1.7} aria-hidden />
          </span>
        )}
      </span>
      <span className={classes.time}>
        <EmailTime value={mail.time} />
      </span>
      <RowActions {...{ mail, subject, isOpen, actions }} />
    </li>
  );
});
