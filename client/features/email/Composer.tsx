import { Skeleton } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmailToAnswerQuery, useEmailWritingQuery } from '../../gql/email/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import classes from './Composer.module.css';
import { ComposerForm } from './ComposerForm.tsx';
import { ComposerFrame } from './ComposerFrame.tsx';
import { answerTo, emptyLetter, toLetter } from './letter.ts';
import { readUnsaved } from './unsaved.ts';
import type { ComposeState } from './useCompose.ts';
import type { EmailActions } from './useEmailActions.ts';
import { useForwarded } from './useForwarded.ts';

interface ComposerProps {
  writing: ComposeState;
  actions: EmailActions;
}

/** The panel in which an email is written, beside the mailbox. */
export function Composer({ writing, actions }: ComposerProps) {
  const { t, i18n } = useTranslation('email');
  // The URL names the draft once it is saved. The composer keeps its present text.
  const [{ answer, id }] = useState(writing.what ?? {});
  const [name] = useState(writing.text);
  const { data: cachedEmails } = useEmailWritingQuery();
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
  if (!cachedEmails || (id !== undefined && !mail) || !forwarded) {
    return (
      <ComposerFrame title={t('draft.new')} onClose={writing.close}>
        <div className={classes.skeletons} aria-busy>
          <Skeleton height={36} />
          <Skeleton height={36} />
          <Skeleton height={200} />
        </div>
      </ComposerFrame>
    );
  }

  const started = mail
    ? answer
      ? answerTo(mail, answer, cachedEmails.emailOwner, { t, language: i18n.language })
      : toLetter(mail)
    : emptyLetter;
  const unsaved = readUnsaved(name);

  return (
    <ComposerForm
      writing={writing}
      actions={actions}
      people={cachedEmails.emailRecipients}
      limit={cachedEmails.emailAttachmentLimit}
      isUnsaved={unsaved !== undefined}
      initial={{ ...started, files: [...started.files, ...forwarded], ...unsaved }}
      draftId={answer ? undefined : id}
    />
  );
}
