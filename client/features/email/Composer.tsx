import { Skeleton } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmailToAnswerQuery, useEmailWritingQuery } from '../../gql/email/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import classes from './Composer.module.css';
import { ComposerForm } from './ComposerForm.tsx';
import { ComposerFrame } from './ComposerFrame.tsx';
import { answerTo, emptyLetter, letterOf } from './letter.ts';
import { unsavedOf } from './unsaved.ts';
import type { EmailActions } from './useEmailActions.ts';
import { useForwarded } from './useForwarded.ts';
import type { WritingState } from './useWriting.ts';

interface ComposerProps {
  writing: WritingState;
  actions: EmailActions;
}

/** Where a mail is written, beside the mailbox. */
export function Composer({ writing, actions }: ComposerProps) {
  const { t, i18n } = useTranslation('email');
  // Once it is saved the address names the draft; what is written here goes on.
  const [{ answer, id }] = useState(writing.what ?? {});
  const [name] = useState(writing.text);
  const { data: known } = useEmailWritingQuery();
  const { data: found, error } = useEmailToAnswerQuery({
    variables: { id: id ?? 0 },
    skip: id === undefined,
    fetchPolicy: answer ? 'cache-first' : 'network-only',
    nextFetchPolicy: 'cache-only',
  });
  const forwarded = useForwarded(answer === 'forward' ? id : undefined);
  const mail = found?.email;
  const isGone = error !== undefined || (mail && !answer && mail.folder !== 'DRAFT');

  const giveUp = useEffectEvent(() => {
    showToast({ kind: 'danger', message: t('draft.gone') });
    writing.close();
  });
  useEffect(() => {
    if (isGone) giveUp();
  }, [isGone]);

  if (isGone) return null;
  if (!known || (id !== undefined && !mail) || !forwarded) {
    return (
      <ComposerFrame title={t('draft.new')} onClose={writing.close}>
        <div className={classes.bones} aria-busy>
          <Skeleton height={36} />
          <Skeleton height={36} />
          <Skeleton height={200} />
        </div>
      </ComposerFrame>
    );
  }

  const started = mail
    ? answer
      ? answerTo(mail, answer, known.emailOwner, { t, language: i18n.language })
      : letterOf(mail)
    : emptyLetter;
  const unsaved = unsavedOf(name);

  return (
    <ComposerForm
      writing={writing}
      actions={actions}
      people={known.emailRecipients}
      limit={known.emailAttachmentLimit}
      isUnsaved={unsaved !== undefined}
      initial={{ ...started, files: [...started.files, ...forwarded], ...unsaved }}
      draftId={answer ? undefined : id}
    />
  );
}
